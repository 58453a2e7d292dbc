// What XCTAssert reports inside a rehearsal is a failure of the schedule, not of the test. The class of
// every test refers to this method by name, so that the program's own comes before XCTest's.
#define _GNU_SOURCE
#include <stdlib.h>

#include "crehearsal.h"
#include "private.h"

static crehearsal_failure_recorded recorded;
void crehearsal_set_failure_recorded(crehearsal_failure_recorded callback) { recorded = callback; }

// XCTestCase.recordFailure(withDescription:inFile:atLine:expected:). A String is two words.
#define RECORD_FAILURE "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSiSbtF"
typedef __attribute__((swiftcall)) void method(
  uintptr_t, uintptr_t, uintptr_t, uintptr_t, intptr_t, bool, __attribute__((swift_context)) void *);
method record_failure __asm__(RECORD_FAILURE);

__attribute__((swiftcall)) void record_failure(
  uintptr_t text_0, uintptr_t text_1, uintptr_t file_0, uintptr_t file_1, intptr_t line, bool is_expected,
  __attribute__((swift_context)) void *test) {
  if (crehearsal_conductor && recorded) {
    uintptr_t text[2] = {text_0, text_1}, file[2] = {file_0, file_1};
    return recorded(text, file, line);
  }
  static method *real = NULL;
  if (!real) real = (method *)dlsym(RTLD_NEXT, RECORD_FAILURE);
  if (!real) abort();
  real(text_0, text_1, file_0, file_1, line, is_expected, test);
}
