using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Threading;
using System.Threading.Tasks;
using NUnit.Framework;

namespace RedemptionKit.Tests
{
    /// <summary>What the tests share.</summary>
    internal static class Support
    {
        private static readonly List<string> Files = new List<string>();

        internal static readonly TimeSpan Long = TimeSpan.FromSeconds(30);

        /// <summary>Runs off the main thread, which Unity must not block while it has continuations.</summary>
        internal static void Run(Func<Task> body)
        {
            var task = Task.Run(body);
            Assert.IsTrue(Task.WhenAny(task, Task.Delay(TimeSpan.FromSeconds(60))).Result == task, "The test hangs.");
            task.GetAwaiter().GetResult();
        }

        /// <summary>The error that a task ends with.</summary>
        internal static async Task<TError> Fails<TError>(Func<Task> body) where TError : Exception
        {
            try
            {
                await body().ConfigureAwait(false);
            }
            catch (TError error)
            {
                return error;
            }
            throw new AssertionException("Expected " + typeof(TError).Name + ", and nothing was thrown.");
        }

        /// <summary>A program of a few lines of shell that stands where the server does.</summary>
        internal static string Program(string body)
        {
            var path = TemporaryFile();
            File.WriteAllText(path, "#!/bin/sh\n" + body + "\n");
            using (var change = Process.Start("chmod", "700 " + path))
            {
                change.WaitForExit();
            }
            return path;
        }

        /// <summary>Sets an environment variable until it is disposed.</summary>
        internal static IDisposable Variable(string name, string value)
        {
            var before = Environment.GetEnvironmentVariable(name);
            Environment.SetEnvironmentVariable(name, value);
            return new Undo(() => Environment.SetEnvironmentVariable(name, before));
        }

        /// <summary>A path in the system's temporary folder that `Clean` empties.</summary>
        internal static string TemporaryFile(string name = "redemption-")
        {
            var path = Path.Combine(Path.GetTempPath(), name + Guid.NewGuid().ToString("N"));
            Files.Add(path);
            return path;
        }

        /// <summary>Takes away what the test has left.</summary>
        internal static void Clean()
        {
            foreach (var path in Files)
            {
                foreach (var file in new[] { path, path + "-wal", path + "-shm" })
                {
                    File.Delete(file);
                }
            }
            Files.Clear();
        }

        /// <summary>Options for a program of one's own; a short limit, since it may never answer.</summary>
        internal static RedemptionServerOptions For(string program, double seconds = 5)
        {
            return new RedemptionServerOptions { Executable = program, Timeout = TimeSpan.FromSeconds(seconds) };
        }

        private sealed class Undo : IDisposable
        {
            private readonly Action _undo;

            internal Undo(Action undo)
            {
                _undo = undo;
            }

            public void Dispose()
            {
                _undo();
            }
        }
    }

    /// <summary>Runs what was posted to it when `Exec` is called, as Unity's own context does.</summary>
    internal sealed class MainThread : SynchronizationContext
    {
        private readonly Queue<Action> _posted = new Queue<Action>();

        public override void Post(SendOrPostCallback callback, object state)
        {
            lock (_posted)
            {
                _posted.Enqueue(() => callback(state));
            }
        }

        private void Exec()
        {
            while (true)
            {
                Action next;
                lock (_posted)
                {
                    if (_posted.Count == 0)
                    {
                        return;
                    }
                    next = _posted.Dequeue();
                }
                next();
            }
        }
    }
}
