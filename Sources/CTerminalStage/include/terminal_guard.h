// Gives the terminal back however the process ends: the part of TerminalStage that must be C, because a
// signal handler may call only async-signal-safe functions, and Swift code cannot promise that.
#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

// What a byte read from terminal_guard_events() means.
enum {
  TERMINAL_GUARD_RESIZED = 'r',
  TERMINAL_GUARD_STOP_REQUESTED = 's',
  TERMINAL_GUARD_CONTINUED = 'c',
};

// Begins guarding. `restore` is written to the terminal when the process ends early; it is copied. What is
// printed to standard output and error meanwhile is kept, and shown once the terminal is given back.
// Returns the stream that draws on the terminal, or NULL with errno set. The caller closes nothing: one
// stream lives as long as the process.
FILE *terminal_guard_open(void);

// Where keys come from.
FILE *terminal_guard_input(void);

// Takes the signals over. Returns false if there is no memory.
bool terminal_guard_arm(const char *restore, size_t length);

// Ends guarding: the signals' former actions and the terminal's former settings are back.
void terminal_guard_disarm(void);

// The end of a pipe to read events from. It never blocks.
int terminal_guard_events(void);

// Around each drawing. A signal that comes meanwhile ends the process once the drawing is complete. The
// first returns false if the terminal was already given back: then nothing may be drawn.
bool terminal_guard_begin_drawing(void);
void terminal_guard_end_drawing(void);

// Writes to the terminal, past curses.
void terminal_guard_write(const char *text, size_t length);

// Stops the process as Ctrl-Z does, and returns when it is continued in the foreground. The caller has left
// the screen before, and enters it again after.
void terminal_guard_stop(void);

// Gives the calling thread a stack for signal handlers, once, so that a stack overflow is survived long
// enough to give the terminal back.
void terminal_guard_prepare_thread(void);

// The window's size as the system knows it. Returns false if it knows none.
bool terminal_guard_window_size(int *columns, int *rows);

// Whether there is still someone at the other end of standard input.
bool terminal_guard_input_is_open(void);

#endif
