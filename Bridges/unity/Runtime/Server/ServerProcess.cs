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
    internal sealed class ServerProcess : IServerLink
    {
        private const int KeptErrorCharacters = 4096;

        private readonly Process _process;
        private readonly StringBuilder _errorOutput = new StringBuilder();
        private readonly Thread _errorReader;
        private readonly ServerFraming _framing;
        private readonly MessageFraming _output;
        private readonly Stream _input;

        private ServerProcess(Process process, ServerFraming framing)
        {
            _process = process;
            _framing = framing;
            _input = process.StandardInput.BaseStream;
            _output = new MessageFraming(process.StandardOutput.BaseStream, framing);
            _errorReader = new Thread(ReadErrorOutput) { IsBackground = true, Name = "redemption stderr" };
            _errorReader.Start();
        }

        /// <inheritdoc/>
        public int Id
        {
            get { return _process.Id; }
        }

        /// <inheritdoc/>
        public bool HasEnded
        {
            get { return ExitStatus(TimeSpan.Zero) != null; }
        }

        /// <inheritdoc/>
        public string ErrorOutput
        {
            get
            {
                lock (_errorOutput)
                {
                    return _errorOutput.ToString().Trim();
                }
            }
        }

        internal static ServerProcess Start(ServerProgram program, IEnumerable<string> arguments, ServerFraming framing)
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
                return new ServerProcess(Process.Start(start), framing);
            }
            catch (Exception error)
            {
                throw new ServerStartFailed(program.Name, null, error.Message, error);
            }
        }

        /// <inheritdoc/>
        public byte[] Read()
        {
            return _output.Next();
        }

        /// <inheritdoc/>
        public void Write(byte[] message)
        {
            var bytes = MessageFraming.Frame(message, _framing);
            _input.Write(bytes, 0, bytes.Length);
            _input.Flush();
        }

        /// <inheritdoc/>
        public void EndInput()
        {
            try
            {
                _input.Close();
            }
            catch (IOException)
            {
                // What was left in a broken pipe cannot be flushed.
            }
        }

        /// <inheritdoc/>
        public ServerExited Exited(TimeSpan limit)
        {
            var status = ExitStatus(limit);
            if (status == null)
            {
                Kill(); // It closed its output and lives on: nothing will come of it.
                status = ExitStatus(limit);
            }
            return new ServerExited(status, ErrorOutput);
        }

        /// <inheritdoc/>
        public int? ExitStatus(TimeSpan limit)
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

        /// <inheritdoc/>
        public void Kill()
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
