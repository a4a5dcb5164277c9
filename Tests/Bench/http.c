// The HTTP load generator of `make bench`: sends requests on some connections, one outstanding on each, checks every response, and
// prints what it measured as one line of JSON.
//
//   cc -O2 -o http http.c
//   http PORT CONNECTIONS COUNT REQUESTS
//
// REQUESTS has one request a line: method, path and body, separated by blanks; the body may be left out. They are taken in turn. Each
// response must have a status from 200 to 299 and a Content-Length.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { MOST_CONNECTIONS = 256, MOST_BYTES = 1 << 16 };

static void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("http: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  exit(2);
}

static char **requests;
static size_t request_count;

static void read_requests(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail("%s cannot be read", path);
  char *line = NULL;
  size_t size = 0;
  ssize_t length;
  while ((length = getline(&line, &size, file)) > 0) {
    line[strcspn(line, "\n")] = 0;
    char *target = strchr(line, ' ');
    if (!target) fail("a request has no path");
    *target++ = 0;
    char *body = strchr(target, ' ');
    if (body) *body++ = 0;
    char *request;
    if (asprintf(&request,
                 "%s %s HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer appl_bench\r\nContent-Type: application/json\r\n"
                 "Content-Length: %zu\r\n\r\n%s",
                 line, target, body ? strlen(body) : 0, body ? body : "") < 0)
      fail("out of memory");
    requests = realloc(requests, (request_count + 1) * sizeof *requests);
    if (!requests) fail("out of memory");
    requests[request_count++] = request;
  }
  free(line);
  fclose(file);
  if (!request_count) fail("%s has no request", path);
}

static int connection_to(int port) {
  int descriptor = socket(AF_INET, SOCK_STREAM, 0), one = 1;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
  if (descriptor < 0 || connect(descriptor, (struct sockaddr *)&address, sizeof address)) fail("connect: %s", strerror(errno));
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  return descriptor;
}

// Requests are smaller than a socket's buffer, and nothing else is in it.
static void send_request(int descriptor, size_t number) {
  const char *request = requests[number % request_count];
  size_t length = strlen(request);
  if (send(descriptor, request, length, MSG_NOSIGNAL) != (ssize_t)length) fail("send: %s", strerror(errno));
}

// The bytes of the whole response at the start of a text; 0 if it is not whole.
static size_t response_length(char *text) {
  char *end = strstr(text, "\r\n\r\n");
  if (!end) return 0;
  if (strncmp(text, "HTTP/1.1 2", 10)) fail("a response has an error's status: %.40s", text);
  char *field = strcasestr(text, "\r\ncontent-length:");
  if (!field || field > end) fail("a response has no Content-Length");
  return (size_t)(end + 4 - text) + strtoul(field + 17, NULL, 10);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count != 5) fail("http PORT CONNECTIONS COUNT REQUESTS");
  size_t connections = strtoul(arguments[2], NULL, 10), wanted = strtoul(arguments[3], NULL, 10);
  if (connections < 1 || connections > MOST_CONNECTIONS) fail("1 to %d connections", MOST_CONNECTIONS);
  read_requests(arguments[4]);
  static struct pollfd polled[MOST_CONNECTIONS];
  static char texts[MOST_CONNECTIONS][MOST_BYTES];
  static size_t lengths[MOST_CONNECTIONS];
  if (connections > wanted) connections = wanted;
  for (size_t i = 0; i < connections; i++) polled[i] = (struct pollfd){connection_to(atoi(arguments[1])), POLLIN, 0};
  double started = now();
  size_t sent = 0, received = 0;
  while (sent < connections) {
    send_request(polled[sent].fd, sent);
    sent++;
  }
  while (received < wanted) {
    if (poll(polled, connections, 60000) <= 0) fail("no response for a minute");
    for (size_t i = 0; i < connections; i++) {
      if (!(polled[i].revents & (POLLIN | POLLHUP | POLLERR))) continue;
      ssize_t got = recv(polled[i].fd, texts[i] + lengths[i], MOST_BYTES - 1 - lengths[i], 0);
      if (got <= 0) fail("a connection was closed");
      lengths[i] += (size_t)got;
      texts[i][lengths[i]] = 0;
      size_t length = response_length(texts[i]);
      if (!length || lengths[i] < length) {
        if (lengths[i] >= MOST_BYTES - 1) fail("a response is too long");
        continue;
      }
      if (lengths[i] > length) fail("a response has no request");
      lengths[i] = 0;
      received++;
      if (sent < wanted) send_request(polled[i].fd, sent++);
    }
  }
  printf("{\"perSecond\": %.1f}\n", (double)wanted / (now() - started));
  return 0;
}
