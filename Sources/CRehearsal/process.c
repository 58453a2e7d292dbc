// What must happen before main, and as the process goes down.
#define _GNU_SOURCE
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "crehearsal.h"

// MARK: Before main

// The standard library's hashing parameters. A fixed seed is not enough for a token to hold in another
// process: unless hashing is deterministic, each set also mixes in the address of its storage.
extern struct {
  uint64_t seed0, seed1;
  bool deterministic;
} _swift_stdlib_Hashing_parameters;

// Defined in Swift, where the executors are; absent from a program that links this module alone.
extern void rehearsal_install_executors(void) __attribute__((weak));

__attribute__((constructor)) static void before_main(void) {
  // A way to see whether something is Rehearsal's doing.
  if (getenv("REHEARSAL_DISABLED")) return;
  _swift_stdlib_Hashing_parameters.seed0 = 0;
  _swift_stdlib_Hashing_parameters.seed1 = 0;
  _swift_stdlib_Hashing_parameters.deterministic = true;
  if (rehearsal_install_executors) rehearsal_install_executors();
}

bool crehearsal_hashing_is_deterministic(void) { return _swift_stdlib_Hashing_parameters.deterministic; }

// MARK: As the process goes down

static __thread crehearsal_record *record __attribute__((tls_model("initial-exec")));
static const int deadly[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { deadly_count = sizeof deadly / sizeof deadly[0] };
static struct sigaction former[deadly_count];

// Everything here is safe in a signal handler: no allocation, no lock, only write.
static void put(char **end, char character) { *(*end)++ = character; }
static void put_number(char **end, uint32_t number) {
  // Five bits a digit, the low ones first: 0-9a-f end a number, g-v continue it. See Token.swift.
  while (number >= 16) {
    put(end, "ghijklmnopqrstuv"[number & 15]);
    number >>= 4;
  }
  put(end, "0123456789abcdef"[number]);
}

static void print_token(void) {
  static char line[crehearsal_token_capacity];
  char *end = line;
  static const char begin[] = "\nRehearsal: the process went down in this schedule. Replay it with REHEARSAL_TOKEN=";
  (void)!write(STDERR_FILENO, begin, sizeof begin - 1);
  for (const char *each = record->kinds; *each; each++) put(&end, *each);
  put(&end, '.');
  int last = record->count;
  while (last > 0 && record->choices[last - 1] == 0) last--;
  uint32_t zeros = 0;
  for (int index = 0; index < last && end < line + sizeof line - 32; index++) {
    if (record->choices[index] == 0) {
      zeros++;
      continue;
    }
    put_number(&end, zeros);
    put_number(&end, record->choices[index]);
    zeros = 0;
  }
  put(&end, '\n');
  (void)!write(STDERR_FILENO, line, end - line);
}

static void go_down(int signal_number, siginfo_t *info, void *context) {
  if (record) {
    print_token();
    record = NULL;
  }
  // Whoever handled this before (the runtime's backtracer, or the system) goes on with it: on return the
  // instruction that failed fails again, and abort() raises again by itself.
  for (int index = 0; index < deadly_count; index++) {
    if (deadly[index] != signal_number) continue;
    sigaction(signal_number, &former[index], NULL);
    if (info->si_code <= 0) raise(signal_number);
  }
}

void crehearsal_set_record(crehearsal_record *new_record) {
  static bool is_installed;
  record = new_record;
  if (!new_record || __atomic_exchange_n(&is_installed, true, __ATOMIC_ACQ_REL)) return;
  struct sigaction action = {.sa_sigaction = go_down, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < deadly_count; index++) sigaction(deadly[index], &action, &former[index]);
}
