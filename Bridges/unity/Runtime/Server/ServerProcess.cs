using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;

namespace RedemptionKit
{
    /// <summary>The child process: its streams as bytes, the end of its stderr, its exit status.</summary>
    internal sealed class ServerProcess
    {
        private const int KeptErrorCharacters = 4096;

        private readonly Process _process;
        private readonly StringBuilder _errorOutput = new StringBuilder();
        private readonly Thread _errorReader;

        private ServerProcess(Process process)
        {
            _process = process;
            Input = process.StandardInput.BaseStream;
            Output = process.StandardOutput.BaseStream;
            _errorReader = new Thread(ReadErrorOutput) { IsBackground = true, Name = "redemption stderr" };
            _errorReader.Start();
        }

        /// <summary>What the server reads.</summary>
        internal Stream Input { get; }

        /// <summary>What the server writes.</summary>
        internal Stream Output { get; }

        /// <summary>The server's process id.</summary>
        internal int Id
        {
            get { return _process.Id; }
        }

        /// <summary>Whether the process has ended.</summary>
        internal bool HasEnded
        {
            get { return ExitStatus(TimeSpan.Zero) != null; }
        }

        /// <summary>The end of what it wrote to stderr.</summary>
        internal string ErrorOutput
        {
            get
            {
                lock (_errorOutput)
                {
                    return _errorOutput.ToString().Trim();
                }
            }
        }

        internal static ServerProcess Start(ServerProgram program, IEnumerable<string> arguments)
        {
            var start = new ProcessStartInfo
            {
                FileName = program.File,
                Arguments = CommandLine.Join(program.Arguments.Concat(arguments)),
                UseShellExecute = false,
                CreateNoWindow = true,
                RedirectStandardInput = true,
                RedirectStandardOutput = true,
                RedirectStandardError = true,
                StandardErrorEncoding = new UTF8Encoding(false)
            };
            try
            {
                return new ServerProcess(Process.Start(start));
            }
            catch (Exception error)
            {
                throw new ServerStartFailed(program.Name, null, error.Message, error);
            }
        }

        /// <summary>Waits for the end and gives the status; null where the process goes on, or its status is not known.</summary>
        internal int? ExitStatus(TimeSpan limit)
        {
            try
            {
                if (!_process.WaitForExit((int)limit.TotalMilliseconds))
                {
                    return null;
                }
                _errorReader.Join(limit);
                return _process.ExitCode;
            }
            catch (InvalidOperationException)
            {
                return null;
            }
        }

        internal void Kill()
        {
            try
            {
                _process.Kill();
            }
            catch (Exception error) when (error is InvalidOperationException || error is System.ComponentModel.Win32Exception)
            {
                // It has ended already, which is what was wanted.
            }
        }

        private void ReadErrorOutput()
        {
            var buffer = new char[1024];
            try
            {
                int count;
                while ((count = _process.StandardError.Read(buffer, 0, buffer.Length)) > 0)
                {
                    lock (_errorOutput)
                    {
                        _errorOutput.Append(buffer, 0, count);
                        if (_errorOutput.Length > KeptErrorCharacters)
                        {
                            _errorOutput.Remove(0, _errorOutput.Length - KeptErrorCharacters);
                        }
                    }
                }
            }
            catch (IOException)
            {
                // The pipe is gone with the process.
            }
            catch (ObjectDisposedException)
            {
            }
        }
    }

    /// <summary>Arguments as one command line, which is all that every Unity's `Process` takes.</summary>
    internal static class CommandLine
    {
        internal static string Join(IEnumerable<string> arguments)
        {
            var line = new StringBuilder();
            foreach (var argument in arguments)
            {
                if (line.Length > 0)
                {
                    line.Append(' ');
                }
                line.Append('"').Append(Escape(argument)).Append('"');
            }
            return line.ToString();
        }

        /// <summary>Backslashes count only before a quote, there twice.</summary>
        private static string Escape(string argument)
        {
            var escaped = new StringBuilder();
            var backslashes = 0;
            foreach (var character in argument)
            {
                if (character == '\\')
                {
                    backslashes += 1;
                    continue;
                }
                escaped.Append('\\', character == '"' ? backslashes * 2 + 1 : backslashes).Append(character);
                backslashes = 0;
            }
            return escaped.Append('\\', backslashes * 2).ToString();
        }
    }
}
