#include <sys/select.h>
#include <microhttpd.h>
