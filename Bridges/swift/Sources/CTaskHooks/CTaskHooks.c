#include "CTaskHooks.h"

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*Enqueue)(void *job);
typedef SWIFT TaskExecutor (*GetExecutor)(void);

extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, Enqueue original);
extern SWIFT TaskExecutor (*swift_task_getMainExecutor_hook)(GetExecutor original);

// The hooks that were there before: they get the jobs of other threads.
static SWIFT void (*nextEnqueue)(void *job, Enqueue original);
static SWIFT TaskExecutor (*nextGetMainExecutor)(GetExecutor original);

static _Thread_local bool holds;
static _Thread_local TaskExecutor mainActor;
static _Thread_local TakesJob takes;

static SWIFT void enqueue(void *job, Enqueue original) {
  if (holds && takes(job)) return;
  if (nextEnqueue) nextEnqueue(job, original); else original(job);
}

static SWIFT TaskExecutor getMainExecutor(GetExecutor original) {
  if (holds) return mainActor;
  return nextGetMainExecutor ? nextGetMainExecutor(original) : original();
}

void holdTasks(TaskExecutor executor, TakesJob take) {
  mainActor = executor;
  takes = take;
  holds = true;
  // They stay: another thread may be about to call them.
  if (swift_task_enqueueGlobal_hook != enqueue) {
    nextEnqueue = swift_task_enqueueGlobal_hook;
    swift_task_enqueueGlobal_hook = enqueue;
  }
  if (swift_task_getMainExecutor_hook != getMainExecutor) {
    nextGetMainExecutor = swift_task_getMainExecutor_hook;
    swift_task_getMainExecutor_hook = getMainExecutor;
  }
}

void releaseTasks(void) { holds = false; }

bool holdsTasks(void) { return holds; }
