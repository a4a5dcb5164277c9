// Swift's runtime lets a program decide where jobs run: the hooks of its `ConcurrencyHooks.def`. They are functions with
// Swift's calling convention, which Swift itself cannot name.

#ifndef CTASKHOOKS_H
#define CTASKHOOKS_H

#include <stdbool.h>
#include <stdint.h>

// A serial executor, as the runtime passes it.
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} TaskExecutor;

// Takes a job of no actor; false leaves it to the runtime.
typedef bool (*TakesJob)(void *job);

// Until `releaseTasks`, the jobs that the calling thread starts belong to the caller: those of no actor go to `take`, and the
// main actor is this executor. Other threads go on as before.
void holdTasks(TaskExecutor mainActor, TakesJob take);

void releaseTasks(void);

// True on the thread that holds its jobs.
bool holdsTasks(void);

#endif
