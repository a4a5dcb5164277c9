// The load generator of `make bench`: starts a JSON-RPC server, sends it requests a line each, checks every reply, and prints
// what it measured as one line of JSON.
//
//   cc -O2 -o load load.c
//   load [options] REQUESTS SERVER [ARGUMENTS...]
//
//   --setup FILE     messages that come first and are not measured; a blank line waits for all replies so far
//   --count N        how many requests are measured (10000)
//   --depth N        how many are outstanding at most (64)
//   --one-cpu        generator and server share CPU 0
//   --cold           each request has a server process of its own; measured from its start to the reply
//   --expect TEXT    what each measured reply has to contain
//   --seconds N      the time after which everything ends in failure (60)
//
// REQUESTS has one request a line, taken in turn, with `$ID` where its number goes. `$CODE` is the next of the codes that replies
// to the setup told (`"code":"…"`), `$PURCHASE` the next of the purchases (`"id":"pur_…"`), round and round; setup lines may use
// them too. Every id has to come back once, in order, with "result" and without "error"; notifications are passed over.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;
static volatile pid_t server;

static void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("load: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  if (server > 0) kill(server, SIGKILL);
  exit(2);
}

static void on_alarm(int signal) {
  (void)signal;
  static const char text[] = "load: the time is over\n";
  if (write(2, text, sizeof text - 1) < 0) {}
  if (server > 0) kill(server, SIGKILL);
  _exit(3);
}

static uint64_t nanoseconds(clockid_t clock) {
  struct timespec time = {0};
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

// MARK: Bytes and lists

struct bytes {
  char *start;
  size_t count, capacity;
};

static void reserve(struct bytes *bytes, size_t extra) {
  if (bytes->count + extra <= bytes->capacity) return;
  bytes->capacity = (bytes->count + extra) * 2;
  bytes->start = realloc(bytes->start, bytes->capacity);
  if (!bytes->start) fail("no memory");
}

static void append(struct bytes *bytes, const char *text, size_t count) {
  reserve(bytes, count);
  memcpy(bytes->start + bytes->count, text, count);
  bytes->count += count;
}

// Texts of one length behind each other, taken round and round.
struct list {
  struct bytes texts;
  size_t length, next;
};

static void add(struct list *list, const char *text, size_t length) {
  if (list->texts.count > 0 && list->length != length) fail("values of different lengths");
  list->length = length;
  append(&list->texts, text, length);
}

static const char *take(struct list *list, const char *what) {
  if (list->texts.count == 0) fail("no reply to the setup told a %s", what);
  const char *text = list->texts.start + list->next;
  list->next = (list->next + list->length) % list->texts.count;
  return text;
}

static struct list codes, purchases;

// MARK: Lines

struct lines {
  char **start;
  size_t count;
};

static struct lines lines_of(const char *path) {
  struct lines lines = {0};
  FILE *file = fopen(path, "r");
  if (!file) fail("cannot read %s", path);
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&line, &capacity, file)) >= 0) {
    if (length > 0 && line[length - 1] == '\n') line[length - 1] = 0;
    lines.start = realloc(lines.start, (lines.count + 1) * sizeof *lines.start);
    lines.start[lines.count++] = strdup(line);
  }
  free(line);
  fclose(file);
  return lines;
}

static void append_filled(struct bytes *output, const char *line, uint64_t id) {
  for (const char *mark; (mark = strchr(line, '$')); ) {
    append(output, line, (size_t)(mark - line));
    char number[24];
    if (!strncmp(mark, "$ID", 3)) {
      append(output, number, (size_t)snprintf(number, sizeof number, "%llu", (unsigned long long)id));
      line = mark + 3;
    } else if (!strncmp(mark, "$CODE", 5)) {
      append(output, take(&codes, "code"), codes.length);
      line = mark + 5;
    } else if (!strncmp(mark, "$PURCHASE", 9)) {
      append(output, take(&purchases, "purchase"), purchases.length);
      line = mark + 9;
    } else {
      append(output, mark, 1);
      line = mark + 1;
    }
  }
  append(output, line, strlen(line));
  append(output, "\n", 1);
}

// MARK: The server

static char **server_arguments;
static int to_server, from_server;

static void start_server(void) {
  int requests[2], replies[2];
  if (pipe2(requests, O_CLOEXEC) || pipe2(replies, O_CLOEXEC)) fail("no pipe");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, requests[0], 0);
  posix_spawn_file_actions_adddup2(&actions, replies[1], 1);
  pid_t started;
  int error = posix_spawnp(&started, server_arguments[0], &actions, NULL, server_arguments, environ);
  if (error) fail("cannot start %s: %s", server_arguments[0], strerror(error));
  posix_spawn_file_actions_destroy(&actions);
  server = started;
  close(requests[0]);
  close(replies[1]);
  to_server = requests[1];
  from_server = replies[0];
  fcntl(to_server, F_SETFL, O_NONBLOCK);
}

static void stop_server(void) {
  close(to_server);
  int status;
  if (waitpid(server, &status, 0) != server || status != 0) fail("the server did not end well");
  server = 0;
  close(from_server);
}

// The most memory that the server ever had, in KiB.
static long peak_memory(void) {
  char path[64], line[256];
  long peak = 0;
  snprintf(path, sizeof path, "/proc/%d/status", (int)server);
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file)) sscanf(line, "VmHWM: %ld", &peak);
  if (file) fclose(file);
  return peak;
}

static uint64_t server_time(void) {
  clockid_t clock;
  return clock_getcpuclockid(server, &clock) ? 0 : nanoseconds(clock);
}

// MARK: Requests and replies

static struct bytes input, output;
static size_t written;
static uint64_t sent, received, reply_bytes;
static const char *expected;
static uint64_t *sent_at, *latencies;
static uint64_t first_measured;
static int is_setup;

static void capture(const char *line) {
  const char *code = strstr(line, "\"code\":\"");
  if (code) add(&codes, code + 8, strcspn(code + 8, "\""));
  const char *purchase = strstr(line, "\"id\":\"pur_");
  if (purchase) add(&purchases, purchase + 6, strcspn(purchase + 6, "\""));
}

static void take_reply(char *line, size_t length, uint64_t now) {
  static const char start[] = "{\"jsonrpc\":\"2.0\",";
  line[length] = 0;
  if (strncmp(line, start, sizeof start - 1)) fail("no reply: %.200s", line);
  char *rest = line + sizeof start - 1, *end;
  if (!strncmp(rest, "\"method\"", 8)) return;
  if (strncmp(rest, "\"id\":", 5) || strtoull(rest + 5, &end, 10) != received + 1) fail("not the next id: %.200s", line);
  if (strncmp(end, ",\"result\":", 10) || line[length - 1] != '}') fail("no result: %.300s", line);
  received++;
  if (is_setup) {
    capture(line);
    return;
  }
  if (expected && !strstr(end, expected)) fail("unexpected: %.300s", line);
  reply_bytes += length + 1;
  latencies[received - 1 - first_measured] = now - sent_at[received - 1 - first_measured];
}

// Writes what can be written, and reads what is there; waits until something is.
static void turn(void) {
  struct pollfd ends[2] = {{from_server, POLLIN, 0}, {to_server, POLLOUT, 0}};
  while (written < output.count) {
    ssize_t count = write(to_server, output.start + written, output.count - written);
    if (count < 0 && errno == EAGAIN) break;
    if (count < 0) fail("the server does not read");
    written += (size_t)count;
  }
  if (written == output.count) written = output.count = 0;
  if (output.count > 0) {
    poll(ends, 2, -1);
    if (!(ends[0].revents & (POLLIN | POLLHUP))) return;
  }
  reserve(&input, 1 << 16);
  ssize_t count = read(from_server, input.start + input.count, input.capacity - input.count - 1);
  if (count <= 0) fail("the server ended with %llu requests unanswered", (unsigned long long)(sent - received));
  uint64_t now = nanoseconds(CLOCK_MONOTONIC);
  size_t searched = input.count;
  input.count += (size_t)count;
  char *line = input.start, *end = input.start + input.count, *newline;
  char *from = input.start + searched;
  while ((newline = memchr(from, '\n', (size_t)(end - from)))) {
    take_reply(line, (size_t)(newline - line), now);
    line = from = newline + 1;
  }
  input.count = (size_t)(end - line);
  memmove(input.start, line, input.count);
}

static void set_up(const char *path) {
  struct lines lines = lines_of(path);
  is_setup = 1;
  for (size_t index = 0; index < lines.count; index++) {
    if (*lines.start[index]) append_filled(&output, lines.start[index], ++sent);
    while (received < sent && (!*lines.start[index] || sent - received > 255)) turn();
  }
  while (received < sent) turn();
  is_setup = 0;
}

static void run(struct lines requests, uint64_t count, uint64_t depth) {
  first_measured = received;
  while (received - first_measured < count) {
    while (sent - first_measured < count && sent - received < depth) {
      append_filled(&output, requests.start[(sent - first_measured) % requests.count], sent + 1);
      sent_at[sent - first_measured] = nanoseconds(CLOCK_MONOTONIC);
      sent++;
    }
    turn();
  }
}

static int ascending(const void *left, const void *right) {
  uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
  return (a > b) - (a < b);
}

int main(int argc, char **argv) {
  uint64_t count = 10000, depth = 64, seconds = 60;
  int is_cold = 0, is_one_cpu = 0, at = 1;
  const char *setup = NULL;
  for (; at < argc && !strncmp(argv[at], "--", 2); at++) {
    const char *option = argv[at] + 2;
    if (!strcmp(option, "one-cpu")) is_one_cpu = 1;
    else if (!strcmp(option, "cold")) is_cold = 1;
    else if (at + 1 == argc) fail("%s wants a value", argv[at]);
    else if (!strcmp(option, "setup")) setup = argv[++at];
    else if (!strcmp(option, "expect")) expected = argv[++at];
    else if (!strcmp(option, "count")) count = strtoull(argv[++at], NULL, 10);
    else if (!strcmp(option, "depth")) depth = strtoull(argv[++at], NULL, 10);
    else if (!strcmp(option, "seconds")) seconds = strtoull(argv[++at], NULL, 10);
    else fail("unknown option %s", argv[at]);
  }
  if (argc - at < 2 || count == 0 || depth == 0) fail("usage: load [options] REQUESTS SERVER [ARGUMENTS...]");
  struct lines requests = lines_of(argv[at]);
  if (requests.count == 0) fail("no requests");
  server_arguments = argv + at + 1;
  signal(SIGPIPE, SIG_IGN);
  signal(SIGALRM, on_alarm);
  alarm((unsigned)seconds);
  if (is_one_cpu) {
    cpu_set_t cpus;
    CPU_ZERO(&cpus);
    CPU_SET(0, &cpus);
    sched_setaffinity(0, sizeof cpus, &cpus);  // The server inherits it.
  }
  sent_at = calloc(count, sizeof *sent_at);
  latencies = calloc(count, sizeof *latencies);
  if (!sent_at || !latencies) fail("no memory");
  uint64_t *cold = calloc(count, sizeof *cold);
  uint64_t server_ns = 0, elapsed;
  long peak_before = 0, peak = 0;
  if (is_cold) {
    for (uint64_t index = 0; index < count; index++) {
      sent = received = input.count = 0;
      uint64_t start = nanoseconds(CLOCK_MONOTONIC);
      start_server();
      run(requests, 1, 1);
      cold[index] = nanoseconds(CLOCK_MONOTONIC) - start;
      peak = peak_memory();
      stop_server();
    }
    memcpy(latencies, cold, count * sizeof *latencies);
    elapsed = 1;
  } else {
    start_server();
    if (setup) set_up(setup);
    run(requests, count < 1000 ? 1 : count / 10, depth);  // Warms up.
    reply_bytes = 0;
    peak_before = peak_memory();
    uint64_t server_start = server_time(), start = nanoseconds(CLOCK_MONOTONIC);
    run(requests, count, depth);
    elapsed = nanoseconds(CLOCK_MONOTONIC) - start;
    server_ns = server_time() - server_start;
    peak = peak_memory();
    stop_server();
  }
  qsort(latencies, count, sizeof *latencies, ascending);
  printf(
      "{\"perSecond\":%.1f,\"medianMicroseconds\":%.3f,\"serverMicroseconds\":%.3f,\"replyBytes\":%.0f,"
      "\"peakKiBAtStart\":%ld,\"peakKiB\":%ld}\n",
      1e9 * (double)count / (double)elapsed, (double)latencies[count / 2] / 1e3,
      (double)server_ns / 1e3 / (double)count, (double)reply_bytes / (double)count, peak_before, peak);
  return 0;
}
