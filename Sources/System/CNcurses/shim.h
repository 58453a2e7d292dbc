// Wide characters without _GNU_SOURCE: defining that here would change what the C library's own
// module exports, and clean builds would differ from incremental ones.
#include <sys/select.h>
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#define NCURSES_OPAQUE 1
#include <curses.h>
#include <panel.h>
#include <term.h>
