#include "terminal_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// Only lock-free atomics and what was written before arming are touched by the handlers.
enum { UNARMED, IDLE, DRAWING };
static atomic_int state = UNARMED;
static atomic_int pending_signal = 0;

static struct termios original_settings;
static char *restore_text = NULL;
static size_t restore_length = 0;

static FILE *stream = NULL;
static int terminal = -1;       // where drawing goes: a copy of standard output
static int saved_error = -1;    // a copy of standard error, if that is the terminal too
static int captured = -1;       // an unlinked file that takes what is printed meanwhile
static int events[2] = {-1, -1};

static const int fatal_signals[] = {SIGHUP, SIGINT,  SIGQUIT, SIGILL,  SIGTRAP, SIGABRT,
                                    SIGBUS, SIGFPE,  SIGSEGV, SIGPIPE, SIGALRM, SIGTERM,
                                    SIGSYS, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ};
static const int reported_signals[] = {SIGWINCH, SIGTSTP, SIGCONT};
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define SIGNAL_LIMIT 65
static struct sigaction former_actions[SIGNAL_LIMIT];
static bool is_replaced[SIGNAL_LIMIT];

static void write_all(int file, const char *text, size_t length) {
  while (length > 0) {
    ssize_t written = write(file, text, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text += written;
    length -= (size_t)written;
  }
}

// Standard output and error go to the terminal again, followed by what was printed meanwhile.
static void release_output(void) {
  if (captured < 0) return;
  dup2(terminal, STDOUT_FILENO);
  if (saved_error >= 0) dup2(saved_error, STDERR_FILENO);
  char buffer[1024];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(captured, buffer, sizeof buffer, offset)) > 0) {
    write_all(terminal, buffer, (size_t)count);
    offset += count;
  }
  if (ftruncate(captured, 0) == 0) lseek(captured, 0, SEEK_SET);
}

static void capture_output(void) {
  if (captured < 0) return;
  dup2(captured, STDOUT_FILENO);
  if (saved_error >= 0) dup2(captured, STDERR_FILENO);
}

// Async-signal-safe. A background process that sets the terminal would be stopped, so that is blocked.
static void give_back(void) {
  sigset_t stop, former;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, &former);
  write_all(terminal, restore_text, restore_length);
  tcsetattr(STDIN_FILENO, TCSANOW, &original_settings);
  release_output();
  pthread_sigmask(SIG_SETMASK, &former, NULL);
}

static bool is_crash(int signal, const siginfo_t *info) {
  switch (signal) {
    case SIGILL: case SIGTRAP: case SIGBUS: case SIGFPE: case SIGSEGV: case SIGSYS:
      return info->si_code > 0;  // by the processor, not by kill
    case SIGABRT: return true;
    default: return false;
  }
}

static void handle_fatal_signal(int signal, siginfo_t *info, void *context) {
  (void)context;
  int saved_errno = errno;
  if (is_crash(signal, info)) {
    if (atomic_exchange(&state, UNARMED) != UNARMED) give_back();
  } else {
    int expected = IDLE;
    while (!atomic_compare_exchange_strong(&state, &expected, UNARMED)) {
      if (expected == UNARMED) break;
      // Another thread draws: it ends the process when it is done.
      atomic_store(&pending_signal, signal);
      if (atomic_load(&state) == DRAWING) {
        errno = saved_errno;
        return;
      }
      expected = IDLE;
    }
    if (expected == IDLE) give_back();
  }
  sigaction(signal, &former_actions[signal], NULL);
  // A faulting instruction runs again when the handler returns, and meets the former action with the
  // fault's own context. Everything else is sent again; it arrives when the handler returns.
  bool faults_again = is_crash(signal, info) && signal != SIGTRAP && signal != SIGABRT && signal != SIGSYS;
  if (!faults_again) raise(signal);
  errno = saved_errno;
}

static void report_signal(int signal) {
  int saved_errno = errno;
  char event = signal == SIGWINCH  ? TERMINAL_GUARD_RESIZED
               : signal == SIGTSTP ? TERMINAL_GUARD_STOP_REQUESTED
                                   : TERMINAL_GUARD_CONTINUED;
  ssize_t ignored = write(events[1], &event, 1);  // a full pipe already says enough
  (void)ignored;
  errno = saved_errno;
}

static void replace_action(int signal, const struct sigaction *action) {
  struct sigaction former;
  if (sigaction(signal, NULL, &former) != 0) return;
  bool is_ignored = !(former.sa_flags & SA_SIGINFO) && former.sa_handler == SIG_IGN;
  if (is_ignored && signal != SIGWINCH) return;  // someone wants it to do nothing: nohup, a server
  former_actions[signal] = former;
  is_replaced[signal] = sigaction(signal, action, NULL) == 0;
}

static void give_back_at_exit(void) {
  if (atomic_exchange(&state, UNARMED) != UNARMED) give_back();
}

FILE *terminal_guard_open(void) {
  if (tcgetattr(STDIN_FILENO, &original_settings) != 0) return NULL;
  if (stream != NULL) return stream;
  terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (terminal < 0 || pipe(events) != 0) return NULL;
  for (int end = 0; end < 2; end++) {
    fcntl(events[end], F_SETFD, FD_CLOEXEC);
    fcntl(events[end], F_SETFL, O_NONBLOCK);
  }
  if (isatty(STDERR_FILENO)) saved_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  FILE *file = tmpfile();  // without it (a full or read-only disk) what is printed appears on the screen
  if (file != NULL) {
    captured = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
    fclose(file);
  }
  atexit(give_back_at_exit);
  stream = fdopen(terminal, "w");
  return stream;
}

FILE *terminal_guard_input(void) { return stdin; }

void terminal_guard_write(const char *text, size_t length) { write_all(terminal, text, length); }

bool terminal_guard_arm(const char *restore, size_t length) {
  char *copy = malloc(length > 0 ? length : 1);
  if (copy == NULL) return false;
  memcpy(copy, restore, length);
  free(restore_text);
  restore_text = copy;
  restore_length = length;
  terminal_guard_prepare_thread();

  struct sigaction fatal = {0}, reported = {0};
  fatal.sa_sigaction = handle_fatal_signal;
  fatal.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&fatal.sa_mask);
  reported.sa_handler = report_signal;
  reported.sa_flags = SA_RESTART | SA_ONSTACK;
  sigemptyset(&reported.sa_mask);
  fflush(stdout);
  capture_output();
  atomic_store(&pending_signal, 0);
  atomic_store(&state, IDLE);
  for (size_t i = 0; i < COUNT(fatal_signals); i++) replace_action(fatal_signals[i], &fatal);
  for (size_t i = 0; i < COUNT(reported_signals); i++) replace_action(reported_signals[i], &reported);
  return true;
}

void terminal_guard_disarm(void) {
  bool was_armed = atomic_exchange(&state, UNARMED) != UNARMED;
  for (int signal = 1; signal < SIGNAL_LIMIT; signal++) {
    if (is_replaced[signal]) sigaction(signal, &former_actions[signal], NULL);
    is_replaced[signal] = false;
  }
  if (was_armed) {
    fflush(stdout);
    tcsetattr(STDIN_FILENO, TCSANOW, &original_settings);
    release_output();
  }
}

int terminal_guard_events(void) { return events[0]; }

bool terminal_guard_begin_drawing(void) {
  int expected = IDLE;
  return atomic_compare_exchange_strong(&state, &expected, DRAWING);
}

void terminal_guard_end_drawing(void) {
  int expected = DRAWING;
  atomic_compare_exchange_strong(&state, &expected, IDLE);
  int signal = atomic_exchange(&pending_signal, 0);
  if (signal != 0) kill(getpid(), signal);
}

static bool is_in_foreground(void) {
  pid_t group = tcgetpgrp(STDIN_FILENO);
  return group < 0 || group == getpgrp();
}

// Takes the default action of a signal that stops, on this thread, which may block it.
static void stop_by(int signal) {
  struct sigaction standard = {0}, former;
  standard.sa_handler = SIG_DFL;
  sigemptyset(&standard.sa_mask);
  sigset_t unblocked, mask;
  sigemptyset(&unblocked);
  sigaddset(&unblocked, signal);
  sigaction(signal, &standard, &former);
  pthread_sigmask(SIG_UNBLOCK, &unblocked, &mask);
  raise(signal);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(signal, &former, NULL);
}

void terminal_guard_stop(void) {
  fflush(stdout);
  int armed = atomic_exchange(&state, UNARMED);
  tcsetattr(STDIN_FILENO, TCSADRAIN, &original_settings);
  release_output();
  stop_by(SIGTSTP);
  while (!is_in_foreground()) stop_by(SIGTTIN);
  tcgetattr(STDIN_FILENO, &original_settings);
  capture_output();
  atomic_store(&state, armed);
}

static pthread_key_t handler_stack_key;
static pthread_once_t handler_stack_once = PTHREAD_ONCE_INIT;

static void free_handler_stack(void *memory) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(memory);
}

static void make_handler_stack_key(void) { pthread_key_create(&handler_stack_key, free_handler_stack); }

void terminal_guard_prepare_thread(void) {
  pthread_once(&handler_stack_once, make_handler_stack_key);
  if (pthread_getspecific(handler_stack_key) != NULL) return;
  stack_t current;
  if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return;
  enum { SIZE = 65536 };
  stack_t stack = {.ss_sp = malloc(SIZE), .ss_size = SIZE, .ss_flags = 0};
  if (stack.ss_sp == NULL) return;
  if (sigaltstack(&stack, NULL) == 0) {
    pthread_setspecific(handler_stack_key, stack.ss_sp);
  } else {
    free(stack.ss_sp);
  }
}

bool terminal_guard_window_size(int *columns, int *rows) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

bool terminal_guard_input_is_open(void) {
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  return poll(&input, 1, 0) >= 0 && !(input.revents & (POLLHUP | POLLERR | POLLNVAL));
}
