#define _XOPEN_SOURCE 700
#include "terminal_width.h"

#include <wchar.h>

int terminal_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
