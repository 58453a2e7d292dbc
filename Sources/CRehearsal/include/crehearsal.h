// The parts of the engine that must be C: what replaces a function of the system for the threads that a
// rehearsal owns, and what must run before main or as the process goes down.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: The rehearsal of the calling thread

/// The object that conducts the rehearsal on the calling thread, or null.
void *_Nullable crehearsal_current(void);
/// Sets it. While it is null, every function that this module replaces behaves as the system's.
void crehearsal_set_current(void *_Nullable conductor);

// MARK: Virtual time

/// Sets the virtual time of the calling thread: nanoseconds on the monotonic clocks.
void crehearsal_set_time(int64_t nanoseconds);
/// The real monotonic time in nanoseconds, also inside a rehearsal.
int64_t crehearsal_real_time(void);

// MARK: Random numbers

/// Sets what the calling thread's random numbers begin with.
void crehearsal_set_random(uint64_t seed);

// MARK: XCTest

/// Called when a test records a failure inside a rehearsal. Text and file are Swift strings, lent.
typedef void (*crehearsal_failure_recorded)(const uintptr_t *_Nonnull text, const uintptr_t *_Nonnull file, intptr_t line);
void crehearsal_set_failure_recorded(crehearsal_failure_recorded _Nullable callback);

// MARK: Tasks

/// The executor that tasks created inside a rehearsal prefer, as its two words. With a preference every
/// hop between executors is an enqueue, so that the rehearsal sees it.
void crehearsal_set_preferred_executor(uintptr_t identity, uintptr_t implementation);
/// The executor of the main actor: its first word.
void crehearsal_set_main_executor(uintptr_t identity);
/// Called for each task that is created inside a rehearsal while its trace is kept.
typedef void (*crehearsal_task_created)(void *_Nonnull task, const char *_Nullable name);
void crehearsal_set_task_created(crehearsal_task_created _Nullable callback);
/// What happens to a task that yields: what the standard library does, it goes on at once, or it is parked and
/// run when its turn comes.
typedef enum crehearsal_yield_outcome {
  crehearsal_yield_as_ever, crehearsal_yield_goes_on, crehearsal_yield_parks
} crehearsal_yield_outcome;
/// Called when a task of a rehearsal yields.
typedef crehearsal_yield_outcome (*crehearsal_task_yielded)(void *_Nonnull conductor, void *_Nonnull task, bool may_go_on);
void crehearsal_set_task_yielded(crehearsal_task_yielded _Nullable callback);
/// The number that the runtime gave a job's task. Unique in the process.
uint64_t crehearsal_job_id(const void *_Nonnull job);
/// The number of the current task, or 0.
uint64_t crehearsal_current_task_id(void);

/// Keeps a task's memory, and gives it back.
void crehearsal_task_retain(void *_Nonnull task);
void crehearsal_task_release(void *_Nonnull task);
/// Whether a task that is kept has not ended yet. Raises its priority, so only ask when that is all one.
bool crehearsal_task_is_alive(void *_Nonnull task);
/// Where a task that waits will go on, then where its caller will, and so on: addresses of code.
///
/// Returns how many there are; 0 if the task's memory does not look as expected.
size_t crehearsal_task_backtrace(const void *_Nonnull task, uintptr_t *_Nonnull frames, size_t capacity);
/// Writes the calling thread's name, at most 16 bytes with the zero.
void crehearsal_thread_name(char *_Nonnull buffer);
/// A copy of a closure's context that is never freed. Its fields are copied bit by bit.
const void *_Nonnull crehearsal_immortal_copy(const void *_Nonnull context);

/// The numbers of the tasks that a rehearsal has seen, from `first` on. Its thread inserts, and others ask
/// when one of their jobs may belong to it.
enum { crehearsal_tasks_capacity = 65536 };
typedef struct {
  uint64_t first;
  uint64_t last;
  uint64_t bits[crehearsal_tasks_capacity / 64];
} crehearsal_tasks;
void crehearsal_tasks_clear(crehearsal_tasks *_Nonnull tasks);
void crehearsal_tasks_insert(crehearsal_tasks *_Nonnull tasks, uint64_t number);
bool crehearsal_tasks_contain(const crehearsal_tasks *_Nonnull tasks, uint64_t number);
/// The same, but something else happens in the middle of it: as when another thread gets there, without one.
bool crehearsal_tasks_contain_during(
  const crehearsal_tasks *_Nonnull tasks, uint64_t number, void (*_Nullable between)(void *_Nullable), void *_Nullable argument);

// MARK: Grand Central Dispatch

/// Sorts of queue.
enum { crehearsal_queue_main, crehearsal_queue_global, crehearsal_queue_serial, crehearsal_queue_concurrent };
/// What a rehearsal does instead of Grand Central Dispatch. Blocks are retained; see crehearsal_run_block.
typedef struct {
  void (*_Nonnull enqueue)(void *_Nonnull queue, int sort, void *_Nonnull block, bool barrier, void *_Nullable group, int64_t delay);
  /// Runs the block, after everything that is already in the queue.
  void (*_Nonnull run_now)(void *_Nonnull queue, int sort, const void *_Nonnull block);
  /// Runs other work until the condition holds or the virtual time is over. Returns whether it holds.
  bool (*_Nonnull wait)(bool (*_Nonnull condition)(void *_Nonnull), void *_Nonnull object, int64_t timeout);
  void (*_Nonnull notify)(void *_Nonnull object, bool is_group, void *_Nonnull queue, int sort, void *_Nonnull block);
  void (*_Nonnull group_left)(void);
  bool (*_Nonnull is_on_queue)(void *_Nonnull queue, int sort);
  void *_Nullable (*_Nonnull queue)(void);
  void (*_Nonnull slept)(int64_t nanoseconds);
  /// An object, maybe a queue, stands still once more (1) or once less (-1).
  void (*_Nonnull suspended)(void *_Nonnull object, int change);
  /// Something is asked for that a rehearsal does not control.
  void (*_Nonnull uncontrolled)(const char *_Nonnull what);
} crehearsal_dispatch;
void crehearsal_set_dispatch(const crehearsal_dispatch *_Nonnull table);
/// The label of a queue, which may be empty.
const char *_Nonnull crehearsal_queue_label(const void *_Nonnull queue);
/// The queue in whose order a queue's blocks run: itself, or the last serial one among its targets; and
/// that one's sort.
void *_Nonnull crehearsal_queue_line(void *_Nonnull queue, int *_Nonnull sort);
/// The main queue.
void *_Nonnull crehearsal_main_queue(void);
/// Runs a retained block and releases it.
void crehearsal_run_block(void *_Nonnull block);
/// Releases a block that will not run.
void crehearsal_drop_block(void *_Nonnull block);
/// Runs a block that the caller keeps.
void crehearsal_call_block(const void *_Nonnull block);
/// Leaves a group on behalf of a block that has run.
void crehearsal_leave(void *_Nonnull group);
/// Keeps a queue or a group alive for as long as a schedule knows its address.
void crehearsal_retain(void *_Nonnull object);
void crehearsal_release(void *_Nonnull object);
/// Whether nobody is in the group.
bool crehearsal_group_is_empty(void *_Nonnull group);

// MARK: The token of the schedule that runs

enum { crehearsal_token_capacity = 65536 };
/// The choices that the calling thread's rehearsal has made: written before each choice takes effect, so
/// that a crash can print them. `kinds` is the first part of the token.
typedef struct {
  int32_t count;
  char kinds[16];
  uint16_t *_Nonnull choices;
} crehearsal_record;
/// Says where the calling thread's choices are; null when no rehearsal runs. The first call installs the
/// handler that prints them when the process goes down.
void crehearsal_set_record(crehearsal_record *_Nullable record);

// MARK: Determinism

/// Whether this process hashes without a random seed: true, since a constructor sees to it.
bool crehearsal_hashing_is_deterministic(void);
