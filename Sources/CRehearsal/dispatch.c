// Grand Central Dispatch on a rehearsal's thread joins its schedule. The library's own functions are
// declared by hand, so that its headers, which need blocks, are not.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "crehearsal.h"
#include "private.h"

typedef void *queue_t;
typedef const void *block_t;
extern void *_Block_copy(block_t block);
extern void _Block_release(block_t block);
extern char _dispatch_main_q[];
extern const char *dispatch_queue_get_label(queue_t queue);
extern void *dispatch_queue_get_specific(queue_t queue, const void *key);
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
// Where debuggers find the fields of a queue; part of the library's interface.
extern const struct {
  uint16_t version, label, label_size, flags, flags_size, serial_number, serial_number_size, width, width_size;
} dispatch_queue_offsets;

static const uint64_t time_now = 0, time_forever = ~0ull;
static const crehearsal_dispatch *hooks;

extern void crehearsal_clock_use(const crehearsal_dispatch *table);
extern void crehearsal_uncontrolled_use(const crehearsal_dispatch *table);
extern queue_t dispatch_queue_create(const char *label, void *attributes);
extern queue_t dispatch_queue_create_with_target(const char *label, void *attributes, queue_t target);

// Where a queue keeps its target, in words; 0 if it is not found. Nothing tells a queue's target, so it is
// looked for in one whose target is known.
static size_t target_word;
static void find_target_word(void) {
  queue_t target = dispatch_queue_create("target", NULL);
  queue_t queue = dispatch_queue_create_with_target("queue", NULL, target);
  for (size_t word = 1; word < 8 && !target_word; word++)
    if (((queue_t *)queue)[word] == target) target_word = word;
  dispatch_release(queue);
  dispatch_release(target);
}

void crehearsal_set_dispatch(const crehearsal_dispatch *table) {
  hooks = table;
  crehearsal_clock_use(table);
  crehearsal_uncontrolled_use(table);
  find_target_word();
}

static bool is_root(queue_t queue) {
  const char *label = dispatch_queue_get_label(queue);
  return label && strncmp(label, "com.apple.root.", 15) == 0;
}

const char *crehearsal_queue_label(const void *queue) {
  const char *label = dispatch_queue_get_label((queue_t)queue);
  return label ? label : "";
}
void *crehearsal_main_queue(void) { return _dispatch_main_q; }

void crehearsal_retain(void *object) { dispatch_retain(object); }
void crehearsal_release(void *object) { dispatch_release(object); }

static int sort_of(queue_t queue) {
  if ((char *)queue == _dispatch_main_q) return crehearsal_queue_main;
  if (is_root(queue)) return crehearsal_queue_global;
  uint16_t width = 1;
  if (dispatch_queue_offsets.width_size == sizeof width)
    memcpy(&width, (char *)queue + dispatch_queue_offsets.width, sizeof width);
  return width > 1 ? crehearsal_queue_concurrent : crehearsal_queue_serial;
}

// The last serial queue on the way to the root: what runs in order, whatever it was handed to.
static queue_t line_of(queue_t queue) {
  queue_t line = queue;
  for (queue_t each = queue; target_word && each && !is_root(each); each = ((queue_t *)each)[target_word]) {
    if (sort_of(each) != crehearsal_queue_concurrent) line = each;
    if ((char *)each == _dispatch_main_q) break;
  }
  return line;
}
void *crehearsal_queue_line(void *queue, int *sort) {
  queue_t line = line_of(queue);
  *sort = sort_of(line);
  return line;
}

// A block's layout is part of the compiler's ABI.
struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(block_t);
};

// A function and its argument as a block.
typedef void (*function_t)(void *argument);
struct function_block {
  struct block head;
  const struct { unsigned long reserved, size; } *descriptor;
  function_t function;
  void *argument;
};
extern void *_NSConcreteStackBlock[];
static void call_function(block_t block) {
  const struct function_block *self = block;
  self->function(self->argument);
}
static const struct { unsigned long reserved, size; } function_descriptor = {0, sizeof(struct function_block)};
#define FUNCTION_BLOCK(function, argument)                                                             \
  (&(struct function_block){                                                                           \
    {_NSConcreteStackBlock, 0, 0, call_function}, (const void *)&function_descriptor, function, argument})
void crehearsal_call_block(block_t block) { ((const struct block *)block)->invoke(block); }
void crehearsal_run_block(void *block) {
  crehearsal_call_block(block);
  _Block_release(block);
}
void crehearsal_drop_block(void *block) { _Block_release(block); }

static void enqueue(queue_t queue, block_t block, bool barrier, void *group, int64_t delay) {
  hooks->enqueue(queue, sort_of(queue), _Block_copy(block), barrier, group, delay);
}

// MARK: Queues

void dispatch_async(queue_t queue, block_t block) {
  if (crehearsal_conductor) return enqueue(queue, block, false, NULL, -1);
  REAL(dispatch_async);
  real(queue, block);
}

void dispatch_barrier_async(queue_t queue, block_t block) {
  if (crehearsal_conductor) return enqueue(queue, block, true, NULL, -1);
  REAL(dispatch_barrier_async);
  real(queue, block);
}

static int64_t delay_until(uint64_t when) {
  if (when == time_forever) return INT64_MAX;
  if (when == time_now) return 0;
  // Wall-clock times are negative and count from 1970 (dispatch_walltime).
  if ((int64_t)when < 0) {
    struct timespec { long seconds, nanoseconds; } now;
    extern int clock_gettime(int, struct timespec *);
    clock_gettime(0, &now);
    int64_t delay = -(int64_t)when - (now.seconds * 1000000000LL + now.nanoseconds);
    return delay > 0 ? delay : 0;
  }
  uint64_t now = dispatch_time(time_now, 0);
  return when > now ? (int64_t)(when - now) : 0;
}

void dispatch_after(uint64_t when, queue_t queue, block_t block) {
  if (crehearsal_conductor) return enqueue(queue, block, false, NULL, delay_until(when));
  REAL(dispatch_after);
  real(when, queue, block);
}

void dispatch_sync(queue_t queue, block_t block) {
  if (crehearsal_conductor) return hooks->run_now(queue, sort_of(queue), block);
  REAL(dispatch_sync);
  real(queue, block);
}

void dispatch_barrier_sync(queue_t queue, block_t block) {
  if (crehearsal_conductor) return hooks->run_now(queue, sort_of(queue), block);
  REAL(dispatch_barrier_sync);
  real(queue, block);
}

void dispatch_async_and_wait(queue_t queue, block_t block) {
  if (crehearsal_conductor) return hooks->run_now(queue, sort_of(queue), block);
  REAL(dispatch_async_and_wait);
  real(queue, block);
}

// The iterations run one after the other; none of them can be seen to be half done.
void dispatch_apply(size_t count, queue_t queue, block_t block) {
  if (crehearsal_conductor) {
    void (*invoke)(block_t, size_t) = (void (*)(block_t, size_t))((const struct block *)block)->invoke;
    for (size_t each = 0; each < count; each++) invoke(block, each);
    return;
  }
  REAL(dispatch_apply);
  real(count, queue, block);
}

void *dispatch_get_specific(const void *key) {
  if (crehearsal_conductor) {
    queue_t queue = hooks->queue();
    // A queue without a value has its target's.
    for (; queue && !is_root(queue); queue = target_word ? ((queue_t *)queue)[target_word] : NULL) {
      void *value = dispatch_queue_get_specific(queue, key);
      if (value) return value;
    }
    return NULL;
  }
  REAL(dispatch_get_specific);
  return real(key);
}

static void refuse(queue_t queue, const char *wanted) {
  const char *label = dispatch_queue_get_label(queue);
  fprintf(stderr, "Rehearsal: a dispatch precondition failed: expected to run %s queue \"%s\"\n", wanted,
    label ? label : "");
  abort();
}

void dispatch_assert_queue(queue_t queue) {
  if (crehearsal_conductor) {
    if (!hooks->is_on_queue(queue, sort_of(queue))) refuse(queue, "on");
    return;
  }
  REAL(dispatch_assert_queue);
  real(queue);
}

void dispatch_assert_queue_barrier(queue_t queue) {
  if (crehearsal_conductor) return dispatch_assert_queue(queue);
  REAL(dispatch_assert_queue_barrier);
  real(queue);
}

void dispatch_assert_queue_not(queue_t queue) {
  if (crehearsal_conductor) {
    if (hooks->is_on_queue(queue, sort_of(queue))) refuse(queue, "off");
    return;
  }
  REAL(dispatch_assert_queue_not);
  real(queue);
}

// MARK: Groups, work items, semaphores

// Groups and semaphores keep counting for real, so that other threads may take part: only waiting, and
// the blocks that run afterwards, are the rehearsal's.

void dispatch_group_leave(void *group) {
  REAL(dispatch_group_leave);
  real(group);
  if (crehearsal_conductor) hooks->group_left();
}
void crehearsal_leave(void *group) { dispatch_group_leave(group); }

extern void dispatch_group_enter(void *group);
void dispatch_group_async(void *group, queue_t queue, block_t block) {
  if (crehearsal_conductor) {
    dispatch_group_enter(group);
    return enqueue(queue, block, false, group, -1);
  }
  REAL(dispatch_group_async);
  real(group, queue, block);
}

void dispatch_group_notify(void *group, queue_t queue, block_t block) {
  if (crehearsal_conductor) {
    return hooks->notify(group, true, queue, sort_of(queue), _Block_copy(block));
  }
  REAL(dispatch_group_notify);
  real(group, queue, block);
}

void dispatch_block_notify(block_t item, queue_t queue, block_t block) {
  if (crehearsal_conductor) {
    return hooks->notify((void *)item, false, queue, sort_of(queue), _Block_copy(block));
  }
  REAL(dispatch_block_notify);
  real(item, queue, block);
}

static long (*real_group_wait)(void *, uint64_t);
static bool group_is_empty(void *group) {
  if (!real_group_wait) real_group_wait = (long (*)(void *, uint64_t))dlsym(RTLD_NEXT, "dispatch_group_wait");
  return real_group_wait(group, time_now) == 0;
}
bool crehearsal_group_is_empty(void *group) { return group_is_empty(group); }

long dispatch_group_wait(void *group, uint64_t timeout) {
  if (crehearsal_conductor) return hooks->wait(group_is_empty, group, delay_until(timeout)) ? 0 : 1;
  REAL(dispatch_group_wait);
  return real(group, timeout);
}

static bool take_semaphore(void *semaphore) {
  static long (*real)(void *, uint64_t) = NULL;
  if (!real) real = (long (*)(void *, uint64_t))dlsym(RTLD_NEXT, "dispatch_semaphore_wait");
  return real(semaphore, time_now) == 0;
}
long dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  if (crehearsal_conductor) return hooks->wait(take_semaphore, semaphore, delay_until(timeout)) ? 0 : 1;
  REAL(dispatch_semaphore_wait);
  return real(semaphore, timeout);
}

static bool item_is_done(void *item) {
  static long (*real)(block_t, uint64_t) = NULL;
  if (!real) real = (long (*)(block_t, uint64_t))dlsym(RTLD_NEXT, "dispatch_block_wait");
  return real(item, time_now) == 0;
}
long dispatch_block_wait(block_t item, uint64_t timeout) {
  if (crehearsal_conductor) return hooks->wait(item_is_done, (void *)item, delay_until(timeout)) ? 0 : 1;
  REAL(dispatch_block_wait);
  return real(item, timeout);
}

// MARK: Functions instead of blocks, which C libraries use

void dispatch_async_f(queue_t queue, void *argument, function_t function) {
  if (crehearsal_conductor) return enqueue(queue, FUNCTION_BLOCK(function, argument), false, NULL, -1);
  REAL(dispatch_async_f);
  real(queue, argument, function);
}

void dispatch_barrier_async_f(queue_t queue, void *argument, function_t function) {
  if (crehearsal_conductor) return enqueue(queue, FUNCTION_BLOCK(function, argument), true, NULL, -1);
  REAL(dispatch_barrier_async_f);
  real(queue, argument, function);
}

void dispatch_sync_f(queue_t queue, void *argument, function_t function) {
  if (crehearsal_conductor) return hooks->run_now(queue, sort_of(queue), FUNCTION_BLOCK(function, argument));
  REAL(dispatch_sync_f);
  real(queue, argument, function);
}

void dispatch_barrier_sync_f(queue_t queue, void *argument, function_t function) {
  if (crehearsal_conductor) return hooks->run_now(queue, sort_of(queue), FUNCTION_BLOCK(function, argument));
  REAL(dispatch_barrier_sync_f);
  real(queue, argument, function);
}

void dispatch_async_and_wait_f(queue_t queue, void *argument, function_t function) {
  if (crehearsal_conductor) return hooks->run_now(queue, sort_of(queue), FUNCTION_BLOCK(function, argument));
  REAL(dispatch_async_and_wait_f);
  real(queue, argument, function);
}

void dispatch_after_f(uint64_t when, queue_t queue, void *argument, function_t function) {
  if (crehearsal_conductor)
    return enqueue(queue, FUNCTION_BLOCK(function, argument), false, NULL, delay_until(when));
  REAL(dispatch_after_f);
  real(when, queue, argument, function);
}

void dispatch_apply_f(size_t count, queue_t queue, void *argument, void (*function)(void *, size_t)) {
  if (crehearsal_conductor) {
    for (size_t each = 0; each < count; each++) function(argument, each);
    return;
  }
  REAL(dispatch_apply_f);
  real(count, queue, argument, function);
}

void dispatch_group_async_f(void *group, queue_t queue, void *argument, function_t function) {
  if (crehearsal_conductor) {
    dispatch_group_enter(group);
    return enqueue(queue, FUNCTION_BLOCK(function, argument), false, group, -1);
  }
  REAL(dispatch_group_async_f);
  real(group, queue, argument, function);
}

void dispatch_group_notify_f(void *group, queue_t queue, void *argument, function_t function) {
  if (crehearsal_conductor) {
    void *block = _Block_copy(FUNCTION_BLOCK(function, argument));
    return hooks->notify(group, true, queue, sort_of(queue), block);
  }
  REAL(dispatch_group_notify_f);
  real(group, queue, argument, function);
}

// MARK: Queues that stand still

// The queue itself counts as well, so that it may be released only when it goes on again.
void dispatch_suspend(void *object) {
  REAL(dispatch_suspend);
  real(object);
  if (crehearsal_conductor) hooks->suspended(object, 1);
}

void dispatch_resume(void *object) {
  REAL(dispatch_resume);
  real(object);
  if (crehearsal_conductor) hooks->suspended(object, -1);
}
