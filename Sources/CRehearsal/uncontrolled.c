// What would run outside a schedule, without a word: named where it is asked for.
#define _GNU_SOURCE
#include "crehearsal.h"
#include "private.h"

static const crehearsal_dispatch *hooks;
void crehearsal_uncontrolled_use(const crehearsal_dispatch *table) { hooks = table; }

static void name(const char *what) {
  if (crehearsal_conductor) hooks->uncontrolled(what);
}

extern const char _dispatch_source_type_read[], _dispatch_source_type_write[], _dispatch_source_type_signal[],
  _dispatch_source_type_timer[];

extern void *dispatch_source_create(const void *, uintptr_t, uintptr_t, void *);
void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  name(
    type == _dispatch_source_type_timer    ? "a DispatchSource timer (asyncAfter and Task.sleep are controlled)"
    : type == _dispatch_source_type_read   ? "a DispatchSource that reads"
    : type == _dispatch_source_type_write  ? "a DispatchSource that writes"
    : type == _dispatch_source_type_signal ? "a DispatchSource of signals"
                                           : "a DispatchSource");
  REAL(dispatch_source_create);
  return real(type, handle, mask, queue);
}

// Blocks are passed on and never looked at.
extern void *dispatch_io_create(uintptr_t, int, void *, void *);
void *dispatch_io_create(uintptr_t type, int file, void *queue, void *handler) {
  name("DispatchIO");
  REAL(dispatch_io_create);
  return real(type, file, queue, handler);
}

extern void *dispatch_io_create_with_path(uintptr_t, const char *, int, unsigned, void *, void *);
void *dispatch_io_create_with_path(
  uintptr_t type, const char *path, int flags, unsigned mode, void *queue, void *handler) {
  name("DispatchIO");
  REAL(dispatch_io_create_with_path);
  return real(type, path, flags, mode, queue, handler);
}

extern void dispatch_read(int, size_t, void *, void *);
void dispatch_read(int file, size_t size, void *queue, void *handler) {
  name("DispatchIO.read");
  REAL(dispatch_read);
  real(file, size, queue, handler);
}

extern void dispatch_write(int, void *, void *, void *);
void dispatch_write(int file, void *data, void *queue, void *handler) {
  name("DispatchIO.write");
  REAL(dispatch_write);
  real(file, data, queue, handler);
}

// Foundation's timers run in run loops, which a rehearsal does not turn.
extern void CFRunLoopAddTimer(void *, void *, void *);
void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  name("a Timer in a RunLoop (Task.sleep and asyncAfter are controlled)");
  REAL(CFRunLoopAddTimer);
  if (real) real(loop, timer, mode);
}
