// Random numbers of the system are the same in every schedule: replaces their sources on threads that a
// rehearsal owns.
//
// The standard library asks the kernel by syscall(), Foundation's UUID() reads /dev/urandom by a function
// of its own, and C code calls what is below.
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "crehearsal.h"
#include "private.h"

static __thread uint64_t state;

void crehearsal_set_random(uint64_t seed) { state = seed; }

// SplitMix64, as RandomNumbers.swift.
static uint64_t next(void) {
  uint64_t mixed = state += 0x9E3779B97F4A7C15;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
  return mixed ^ (mixed >> 31);
}

static void fill(void *buffer, size_t size) {
  for (size_t done = 0; done < size; done += sizeof state) {
    uint64_t number = next();
    size_t rest = size - done;
    memcpy((char *)buffer + done, &number, rest < sizeof number ? rest : sizeof number);
  }
}

// Every call of the kernel has six arguments at most; those that are not there are passed on unread.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long each[6];
  for (int index = 0; index < 6; index++) each[index] = va_arg(list, long);
  va_end(list);
  if (crehearsal_conductor && number == SYS_getrandom) {
    fill((void *)each[0], (size_t)each[1]);
    return each[1];
  }
  REAL(syscall);
  return real(number, each[0], each[1], each[2], each[3], each[4], each[5]);
}

ssize_t getrandom(void *buffer, size_t size, unsigned int flags) {
  if (crehearsal_conductor) {
    fill(buffer, size);
    return (ssize_t)size;
  }
  REAL(getrandom);
  return real(buffer, size, flags);
}

int getentropy(void *buffer, size_t size) {
  if (crehearsal_conductor && size <= 256) {
    fill(buffer, size);
    return 0;
  }
  REAL(getentropy);
  return real(buffer, size);
}

extern void arc4random_buf(void *buffer, size_t size);
void arc4random_buf(void *buffer, size_t size) {
  if (crehearsal_conductor) return fill(buffer, size);
  REAL(arc4random_buf);
  real(buffer, size);
}

extern uint32_t arc4random(void);
uint32_t arc4random(void) {
  if (crehearsal_conductor) return (uint32_t)next();
  REAL(arc4random);
  return real();
}

extern uint32_t arc4random_uniform(uint32_t bound);
uint32_t arc4random_uniform(uint32_t bound) {
  if (crehearsal_conductor) return (uint32_t)((next() >> 32) * bound >> 32);
  REAL(arc4random_uniform);
  return real(bound);
}

// Foundation's. A rehearsal in a program without Foundation never gets here.
extern void _foundation_uuid_generate_random(unsigned char *identifier);
void _foundation_uuid_generate_random(unsigned char *identifier) {
  if (crehearsal_conductor) {
    fill(identifier, 16);
    // Version 4, variant 1 (RFC 9562).
    identifier[6] = (identifier[6] & 0x0f) | 0x40;
    identifier[8] = (identifier[8] & 0x3f) | 0x80;
    return;
  }
  REAL(_foundation_uuid_generate_random);
  if (real) real(identifier);
}
