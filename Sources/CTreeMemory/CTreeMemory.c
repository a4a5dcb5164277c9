#include "CTreeMemory.h"

void **redemption_tree_memory(void) {
  static _Thread_local void *memory;
  return &memory;
}
