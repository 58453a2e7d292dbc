// `Task.yield()` inside a rehearsal: one step, which goes straight back to where the task was.
//
// The standard library's version costs four jobs on the main actor: it leaves for the pool, makes a job that
// resumes it there, resumes, and goes back to the main queue. Nobody sees what lies between the first and the
// last, so here the conductor is told at once: the task goes on if it is what happens next, and is parked until
// its turn comes if not. Orders are the same: a task that yields lets go of its place in the queue, and comes
// back behind what was in the queue then, before or after what comes later.
#define _GNU_SOURCE
#include <stdlib.h>

#include "crehearsal.h"
#include "private.h"

static crehearsal_task_yielded yielded;
static uintptr_t main_executor;
void crehearsal_set_task_yielded(crehearsal_task_yielded callback) { yielded = callback; }
void crehearsal_set_main_executor(uintptr_t identity) { main_executor = identity; }

#if defined(__linux__) && defined(__LP64__)

// The head of every asynchronous frame, and the function that resumes its caller (the Swift ABI).
struct frame;
typedef __attribute__((swiftasynccall)) void (*resumption)(__attribute__((swift_async_context)) struct frame *);
struct frame {
  struct frame *caller;
  resumption resume_caller;
};
// The parts of a task that compiled code knows: where it goes on, and with which frame.
struct task {
  void *header[7];
  resumption resume;
  struct frame *frame;
};
struct executor {
  uintptr_t identity, implementation;
};
extern __attribute__((swiftcall)) struct executor swift_task_getCurrentExecutor(void);
extern __attribute__((swiftcall)) struct task *swift_task_getCurrent(void);
// Leaves the current task, which must have been told where to go on before it runs again.
extern __attribute__((swiftcall)) struct task *swift_task_suspend(void);

// MARK: Yielding

// What compiled code refers to an asynchronous function by: its address, relative, and its frame's size. The
// frame serves the standard library's function as well; `prepare` sees that it is large enough.
#define YIELD "$sScTss5NeverORszABRs_rlE5yieldyyYaFZ"
struct async_function {
  int32_t address;
  uint32_t frame_size;
};
__asm__(
  ".data\n.globl \"" YIELD "Tu\"\n.type \"" YIELD "Tu\", @object\n.size \"" YIELD "Tu\", 8\n.p2align 3\n"
  "\"" YIELD "Tu\":\n.long \"" YIELD "\" - .\n.long 80\n.text\n");
extern struct async_function own_yield __asm__(YIELD "Tu");
static resumption real_yield;

extern uint32_t _swift_concurrency_debug_internal_layout_version;
extern uint64_t _swift_concurrency_debug_asyncTaskSize;
// A runtime whose tasks look different keeps its own yield: slower, and under control all the same.
static bool knows_tasks;

__attribute__((constructor)) static void prepare(void) {
  struct async_function *real = dlsym(RTLD_NEXT, YIELD "Tu");
  if (!real) abort();
  real_yield = (resumption)((char *)&real->address + real->address);
  if (real->frame_size > own_yield.frame_size) own_yield.frame_size = real->frame_size;
  knows_tasks = _swift_concurrency_debug_internal_layout_version == 1 && _swift_concurrency_debug_asyncTaskSize == 208;
}

__attribute__((swiftasynccall)) void crehearsal_yield(__attribute__((swift_async_context)) struct frame *frame)
  __asm__(YIELD);
__attribute__((swiftasynccall)) void crehearsal_yield(__attribute__((swift_async_context)) struct frame *frame) {
  if (!crehearsal_conductor || !knows_tasks || !yielded) __attribute__((musttail)) return real_yield(frame);
  // On the main actor or on none it may go on. On another actor it must let go of that.
  uintptr_t executor = swift_task_getCurrentExecutor().identity;
  bool may_go_on = !executor || executor == main_executor;
  switch (yielded(crehearsal_conductor, swift_task_getCurrent(), may_go_on)) {
  case crehearsal_yield_as_ever: __attribute__((musttail)) return real_yield(frame);
  case crehearsal_yield_goes_on: __attribute__((musttail)) return frame->resume_caller(frame);
  case crehearsal_yield_parks: break;
  }
  struct task *task = swift_task_suspend();
  task->resume = frame->resume_caller;
  task->frame = frame;
}

// MARK: Coming back

// Where a task has called something that may have moved it, compiled code asks the runtime to bring it back.
// On the main actor there is nothing to do after a yield that went straight back, and the runtime would find
// that out by locking the task and asking it for its preferred executor.
typedef __attribute__((swiftasynccall)) void (*task_switch)(
  __attribute__((swift_async_context)) struct frame *, resumption, uintptr_t, uintptr_t);
__attribute__((swiftasynccall)) void swift_task_switch(
  __attribute__((swift_async_context)) struct frame *frame, resumption resume, uintptr_t executor,
  uintptr_t implementation) {
  static task_switch real = NULL;
  if (!real) real = (task_switch)dlsym(RTLD_NEXT, "swift_task_switch");
  // A tail call needs like signatures. All arguments are in registers, and those that a resumption does not
  // take are nothing to it.
  if (crehearsal_conductor && executor && executor == main_executor
      && swift_task_getCurrentExecutor().identity == executor)
    __attribute__((musttail)) return ((task_switch)resume)(frame, resume, executor, implementation);
  __attribute__((musttail)) return real(frame, resume, executor, implementation);
}

#endif
