#include "crehearsal.h"
#include "private.h"

// Every replaced function reads this first; initial-exec makes that one instruction.
__thread void *crehearsal_conductor __attribute__((tls_model("initial-exec"))) = NULL;

void *crehearsal_current(void) { return crehearsal_conductor; }
void crehearsal_set_current(void *conductor) { crehearsal_conductor = conductor; }
