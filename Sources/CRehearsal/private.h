// Shared by the C files of this module only.
#pragma once
#include <dlfcn.h>
#include <stddef.h>

extern __thread void *crehearsal_conductor __attribute__((tls_model("initial-exec")));

// Declares `real`, the system's version of the function that is being replaced. Looking it up twice at
// once is harmless: both find the same address.
#define REAL(function)                                                                                 \
  static __typeof__(&function) real = NULL;                                                            \
  if (!real) real = (__typeof__(&function))dlsym(RTLD_NEXT, #function)
