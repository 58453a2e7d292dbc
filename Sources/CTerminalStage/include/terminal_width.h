// wcwidth, which the C library's Swift module lacks: it is declared only under _XOPEN_SOURCE.
#ifndef TERMINAL_WIDTH_H
#define TERMINAL_WIDTH_H

#include <stdint.h>

// How many columns a Unicode scalar takes in the current locale, or -1 if it cannot be printed.
int terminal_width(uint32_t scalar);

#endif
