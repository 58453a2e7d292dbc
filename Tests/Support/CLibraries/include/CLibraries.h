// Dispatch, and random numbers, as C code sees them. Dispatch's Swift objects hide what they wrap, and when it
// goes. The names differ from the libraries', since Swift knows those already.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LIBRARY(function) __asm__("dispatch_" #function)
typedef void (^_Nonnull library_block)(void);
typedef void (*_Nonnull library_function)(void *_Nullable argument);

void *_Nonnull library_queue_create(const char *_Nonnull label, void *_Nullable attributes) LIBRARY(queue_create);
void *_Nonnull library_get_global_queue(intptr_t identifier, uintptr_t flags) LIBRARY(get_global_queue);
void library_async(void *_Nonnull queue, library_block block) LIBRARY(async);
void library_sync(void *_Nonnull queue, library_block block) LIBRARY(sync);
void *_Nonnull library_group_create(void) LIBRARY(group_create);
void library_group_enter(void *_Nonnull group) LIBRARY(group_enter);
void library_group_leave(void *_Nonnull group) LIBRARY(group_leave);
void library_group_notify(void *_Nonnull group, void *_Nonnull queue, library_block block) LIBRARY(group_notify);
void library_release(void *_Nonnull object) LIBRARY(release);
void library_set_target_queue(void *_Nonnull object, void *_Nonnull queue) LIBRARY(set_target_queue);
void library_set_context(void *_Nonnull object, void *_Nullable context) LIBRARY(set_context);
void library_set_finalizer_f(void *_Nonnull object, library_function finalizer) LIBRARY(set_finalizer_f);

uint64_t library_time(uint64_t when, int64_t delta) LIBRARY(time);
void library_async_f(void *_Nonnull queue, void *_Nullable argument, library_function function) LIBRARY(async_f);
void library_barrier_async_f(void *_Nonnull queue, void *_Nullable argument, library_function function)
  LIBRARY(barrier_async_f);
void library_sync_f(void *_Nonnull queue, void *_Nullable argument, library_function function) LIBRARY(sync_f);
void library_after_f(uint64_t when, void *_Nonnull queue, void *_Nullable argument, library_function function)
  LIBRARY(after_f);
void library_apply_f(
  size_t count, void *_Nonnull queue, void *_Nullable argument, void (*_Nonnull function)(void *_Nullable, size_t))
  LIBRARY(apply_f);
void library_group_async_f(
  void *_Nonnull group, void *_Nonnull queue, void *_Nullable argument, library_function function)
  LIBRARY(group_async_f);
void library_group_notify_f(
  void *_Nonnull group, void *_Nonnull queue, void *_Nullable argument, library_function function)
  LIBRARY(group_notify_f);

// Random numbers as C code gets them.
uint32_t library_arc4random(void) __asm__("arc4random");
uint32_t library_arc4random_uniform(uint32_t bound) __asm__("arc4random_uniform");
void library_arc4random_buf(void *_Nonnull buffer, size_t size) __asm__("arc4random_buf");
int library_getentropy(void *_Nonnull buffer, size_t size) __asm__("getentropy");
ptrdiff_t library_getrandom(void *_Nonnull buffer, size_t size, unsigned flags) __asm__("getrandom");
