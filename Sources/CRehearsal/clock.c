// Virtual time: replaces the functions that read the clock, or sleep, on threads that a rehearsal owns.
#define _GNU_SOURCE
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "crehearsal.h"
#include "private.h"

static __thread int64_t virtual_time;
// Virtual dates begin here: 1 January 2026, 00:00 UTC. Any fixed day would do.
static const int64_t first_day = 1767225600LL * 1000000000LL;
static const crehearsal_dispatch *dispatch;

void crehearsal_clock_use(const crehearsal_dispatch *table) { dispatch = table; }
void crehearsal_set_time(int64_t nanoseconds) { virtual_time = nanoseconds; }

static struct timespec split(int64_t nanoseconds) {
  return (struct timespec){.tv_sec = nanoseconds / 1000000000LL, .tv_nsec = nanoseconds % 1000000000LL};
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  // Processor time stays real: it measures work, not waiting.
  if (crehearsal_conductor && clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID) {
    bool is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
    *result = split(virtual_time + (is_date ? first_day : 0));
    return 0;
  }
  REAL(clock_gettime);
  return real(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  if (crehearsal_conductor) {
    struct timespec now = split(virtual_time + first_day);
    *result = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    return 0;
  }
  REAL(gettimeofday);
  return real(result, zone);
}

time_t time(time_t *result) {
  if (crehearsal_conductor) {
    time_t now = (virtual_time + first_day) / 1000000000LL;
    if (result) *result = now;
    return now;
  }
  REAL(time);
  return real(result);
}

// A thread that sleeps lets time pass and nothing else.
static void sleep_virtually(int64_t nanoseconds) {
  if (dispatch && nanoseconds > 0) dispatch->slept(nanoseconds);
}

int nanosleep(const struct timespec *wanted, struct timespec *left) {
  if (crehearsal_conductor) {
    sleep_virtually(wanted->tv_sec * 1000000000LL + wanted->tv_nsec);
    if (left) *left = (struct timespec){0, 0};
    return 0;
  }
  REAL(nanosleep);
  return real(wanted, left);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *wanted, struct timespec *left) {
  if (crehearsal_conductor) {
    int64_t end = wanted->tv_sec * 1000000000LL + wanted->tv_nsec;
    struct timespec now;
    clock_gettime(clock, &now);
    if (flags & TIMER_ABSTIME) end -= now.tv_sec * 1000000000LL + now.tv_nsec;
    sleep_virtually(end);
    return 0;
  }
  REAL(clock_nanosleep);
  return real(clock, flags, wanted, left);
}

int usleep(useconds_t microseconds) {
  if (crehearsal_conductor) {
    sleep_virtually(microseconds * 1000LL);
    return 0;
  }
  REAL(usleep);
  return real(microseconds);
}

unsigned int sleep(unsigned int seconds) {
  if (crehearsal_conductor) {
    sleep_virtually(seconds * 1000000000LL);
    return 0;
  }
  REAL(sleep);
  return real(seconds);
}

int64_t crehearsal_real_time(void) {
  static int (*real)(clockid_t, struct timespec *) = NULL;
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  struct timespec now;
  real(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}
