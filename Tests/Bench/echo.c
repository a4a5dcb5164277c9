// The baseline of `make bench`: what a plain C server on jansson does. Reads a JSON-RPC message a line, answers each with its
// params as the result, and writes what a drain of the input gave in one go. It knows no method and refuses nothing.
//
//   cc -O2 -o echo echo.c -ljansson
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct bytes {
  char *start;
  size_t count, capacity;
};

static void reserve(struct bytes *bytes, size_t extra) {
  if (bytes->count + extra <= bytes->capacity) return;
  bytes->capacity = (bytes->count + extra) * 2;
  bytes->start = realloc(bytes->start, bytes->capacity);
  if (!bytes->start) abort();
}

static int append(const char *text, size_t count, void *data) {
  struct bytes *bytes = data;
  reserve(bytes, count);
  memcpy(bytes->start + bytes->count, text, count);
  bytes->count += count;
  return 0;
}

static void answer(const char *text, size_t count, struct bytes *output) {
  json_error_t error;
  json_t *request = json_loadb(text, count, 0, &error);
  if (!request) {
    fprintf(stderr, "echo: %s\n", error.text);
    exit(1);
  }
  json_t *reply = json_object();
  json_object_set_new(reply, "jsonrpc", json_string("2.0"));
  json_object_set(reply, "id", json_object_get(request, "id"));
  json_object_set(reply, "result", json_object_get(request, "params"));
  json_dump_callback(reply, append, output, JSON_COMPACT);
  append("\n", 1, output);
  json_decref(reply);
  json_decref(request);
}

static void flush(struct bytes *output) {
  for (size_t done = 0; done < output->count;) {
    ssize_t written = write(1, output->start + done, output->count - done);
    if (written < 0) exit(1);
    done += (size_t)written;
  }
  output->count = 0;
}

int main(void) {
  struct bytes input = {0}, output = {0};
  for (;;) {
    reserve(&input, 1 << 16);
    ssize_t count = read(0, input.start + input.count, input.capacity - input.count);
    if (count <= 0) return count < 0;
    input.count += (size_t)count;
    char *at = input.start, *end = input.start + input.count, *newline;
    while ((newline = memchr(at, '\n', (size_t)(end - at)))) {
      answer(at, (size_t)(newline - at), &output);
      at = newline + 1;
    }
    input.count = (size_t)(end - at);
    memmove(input.start, at, input.count);
    flush(&output);
  }
}
