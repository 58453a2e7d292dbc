// Tasks created inside a rehearsal prefer its executor.
//
// Without a preference the runtime moves a task from one idle actor to the next without telling anybody,
// so that two calls to an actor in a row leave no room for another task's call between them. With one,
// each hop is an enqueue. That is no schedule the real runtime could not produce: between the two calls
// another thread may always get to the actor first.
#define _GNU_SOURCE
#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "crehearsal.h"
#include "private.h"

// TaskOptionRecord of the runtime's ABI (swift/ABI/TaskOptions.h): flags hold the kind, then the next one.
typedef struct option {
  size_t flags;
  struct option *next;
  const void *first;
  const void *second;
} option;
enum { option_unowned_task_executor = 5, option_owned_task_executor = 6, option_task_name = 7 };
// Bit 8 of a kind's word does not exist today; only the low byte is the kind.
static int kind_of(const option *record) { return record->flags & 0xff; }

typedef struct {
  void *task;
  void *context;
} created;

static uintptr_t preferred[2];
static crehearsal_task_created task_created;

void crehearsal_set_preferred_executor(uintptr_t identity, uintptr_t implementation) {
  preferred[0] = identity;
  preferred[1] = implementation;
}
void crehearsal_set_task_created(crehearsal_task_created callback) { task_created = callback; }

__attribute__((swiftcall)) created swift_task_create(
  size_t flags, option *options, const void *result_type, void *entry, void *context) {
  REAL(swift_task_create);
  if (!crehearsal_conductor) return real(flags, options, result_type, entry, context);
  const char *name = NULL;
  bool has_preference = false;
  for (const option *each = options; each; each = each->next) {
    int kind = kind_of(each);
    if (kind == option_task_name) name = each->first;
    // A child of a group inherits its parent's preference; repeating it is harmless.
    if (kind == option_unowned_task_executor || kind == option_owned_task_executor) has_preference = true;
  }
  option preference = {
    .flags = option_unowned_task_executor, .next = options,
    .first = (const void *)preferred[0], .second = (const void *)preferred[1],
  };
  bool adds = !has_preference && preferred[0];
  created result = real(flags, adds ? &preference : options, result_type, entry, context);
  if (task_created) task_created(result.task, name);
  return result;
}

extern __attribute__((swiftcall)) uint64_t swift_task_getJobTaskId(const void *job);
extern __attribute__((swiftcall)) void *swift_task_getCurrent(void);

uint64_t crehearsal_job_id(const void *job) { return swift_task_getJobTaskId(job); }
uint64_t crehearsal_current_task_id(void) {
  void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}

extern void *swift_retain(void *object);
extern void swift_release(void *object);
extern __attribute__((swiftcall)) size_t swift_task_escalate(void *task, size_t priority);
extern void *swift_initStaticObject(const void *metadata, void *object);

void crehearsal_task_retain(void *task) { swift_retain(task); }
void crehearsal_task_release(void *task) { swift_release(task); }

// To raise the priority of a task that has ended does nothing, and the answer shows that: no task of a
// program has this one.
bool crehearsal_task_is_alive(void *task) {
  const size_t unheard_of = 0x2f;
  return swift_task_escalate(task, unheard_of) == unheard_of;
}

// AsyncTask and AsyncContext of the runtime's ABI (swift/ABI/Task.h).
typedef struct context {
  struct context *parent;
  const void *resume_parent;
} context;
struct task {
  void *header[2], *scheduler[2];
  uint32_t flags, number;
  void *reserved[2];
  const void *resume_task;
  const context *resume_context;
};

size_t crehearsal_task_backtrace(const void *task, uintptr_t *frames, size_t capacity) {
  const struct task *self = task;
  // The low half of the number is part of the header: a check that the layout is what it was.
  if (capacity == 0 || self->number != (uint32_t)crehearsal_job_id(task)) return 0;
  size_t count = 0;
  frames[count++] = (uintptr_t)self->resume_task;
  for (const context *each = self->resume_context; each && count < capacity; each = each->parent)
    frames[count++] = (uintptr_t)each->resume_parent;
  return count;
}

void crehearsal_thread_name(char *buffer) {
  if (pthread_getname_np(pthread_self(), buffer, 16) != 0) buffer[0] = 0;
}

const void *crehearsal_immortal_copy(const void *context) {
  size_t size = malloc_usable_size((void *)context);
  void *copy = malloc(size);
  if (!copy) abort();
  memcpy(copy, context, size);
  return swift_initStaticObject(*(const void *const *)context, copy);
}

// Task numbers rise by one in the whole process, so those of one schedule lie close together. What lies
// beyond the capacity is forgotten: such a task is not recognised when a foreign thread wakes it.
static void store(uint64_t *place, uint64_t value) { __atomic_store_n(place, value, __ATOMIC_RELAXED); }
static uint64_t load(const uint64_t *place) { return __atomic_load_n(place, __ATOMIC_RELAXED); }

void crehearsal_tasks_clear(crehearsal_tasks *tasks) {
  uint64_t first = tasks->first, last = tasks->last;
  // Whoever reads a bit of the next schedule must also see that this one is over.
  store(&tasks->first, 0);
  __atomic_thread_fence(__ATOMIC_RELEASE);
  if (first)
    for (uint64_t word = 0; word <= (last - first) / 64; word++) store(&tasks->bits[word], 0);
  store(&tasks->last, 0);
}

void crehearsal_tasks_insert(crehearsal_tasks *tasks, uint64_t number) {
  // Jobs that are no task have no number.
  if (!number) return;
  if (!tasks->first) {
    store(&tasks->last, number);
    __atomic_store_n(&tasks->first, number, __ATOMIC_RELEASE);
  }
  uint64_t index = number - tasks->first;
  if (number < tasks->first || index >= crehearsal_tasks_capacity) return;
  uint64_t *word = &tasks->bits[index / 64];
  store(word, load(word) | 1ull << (index & 63));
  if (number > tasks->last) store(&tasks->last, number);
}

static inline bool contains(
  const crehearsal_tasks *tasks, uint64_t number, void (*between)(void *), void *argument) {
  for (;;) {
    uint64_t first = __atomic_load_n(&tasks->first, __ATOMIC_ACQUIRE), index = number - first;
    if (!first || number < first || index >= crehearsal_tasks_capacity) return false;
    if (between) {
      between(argument);
      between = NULL;
    }
    bool is_in = load(&tasks->bits[index / 64]) >> (index & 63) & 1;
    // Numbers rise for ever, so no two schedules have the same first one: if it has not changed, the bit
    // belongs to it.
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    if (load(&tasks->first) == first) return is_in;
  }
}

bool crehearsal_tasks_contain(const crehearsal_tasks *tasks, uint64_t number) {
  return contains(tasks, number, NULL, NULL);
}

bool crehearsal_tasks_contain_during(
  const crehearsal_tasks *tasks, uint64_t number, void (*between)(void *), void *argument) {
  return contains(tasks, number, between, argument);
}
