using System;
using System.Globalization;
using System.IO;
using System.Text;

namespace RedemptionKit
{
    /// <summary>Cuts a stream of bytes into messages, and puts messages into one.</summary>
    internal sealed class MessageFraming
    {
        private const string LengthHeader = "Content-Length:";

        private readonly Stream _stream;
        private readonly bool _headers;
        private byte[] _buffer = new byte[65536];
        private int _start;
        private int _end;

        internal MessageFraming(Stream stream, ServerFraming framing)
        {
            _stream = stream;
            _headers = framing == ServerFraming.Header;
        }

        /// <summary>The bytes to write for one message.</summary>
        internal static byte[] Frame(byte[] message, ServerFraming framing)
        {
            var head = framing == ServerFraming.Header
                ? Encoding.ASCII.GetBytes(LengthHeader + " " + message.Length.ToString(CultureInfo.InvariantCulture) + "\r\n\r\n")
                : new byte[0];
            var tail = framing == ServerFraming.Header ? 0 : 1;
            var framed = new byte[head.Length + message.Length + tail];
            head.CopyTo(framed, 0);
            message.CopyTo(framed, head.Length);
            if (tail == 1)
            {
                framed[framed.Length - 1] = (byte)'\n';
            }
            return framed;
        }

        /// <summary>The next message; null at the end of the stream.</summary>
        internal byte[] Next()
        {
            return _headers ? NextWithHeader() : NextLine();
        }

        private byte[] NextWithHeader()
        {
            var length = -1;
            while (true)
            {
                var line = NextLine();
                if (line == null)
                {
                    return null;
                }
                var text = Encoding.ASCII.GetString(line).TrimEnd('\r');
                if (text.Length == 0 && length >= 0)
                {
                    return Exactly(length);
                }
                if (text.StartsWith(LengthHeader, StringComparison.OrdinalIgnoreCase))
                {
                    var digits = text.Substring(LengthHeader.Length).Trim();
                    if (!int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out length))
                    {
                        throw new UnreadableReply("a Content-Length is no number.");
                    }
                }
            }
        }

        /// <summary>Bytes up to a line feed, without it. What stands behind the last one is a message that was cut off.</summary>
        private byte[] NextLine()
        {
            var looked = 0;
            while (true)
            {
                var found = Array.IndexOf(_buffer, (byte)'\n', _start + looked, _end - _start - looked);
                if (found >= 0)
                {
                    var line = Copy(found - _start);
                    _start += 1;
                    return line;
                }
                looked = _end - _start;
                if (!Fill())
                {
                    return null;
                }
            }
        }

        private byte[] Exactly(int length)
        {
            while (_end - _start < length)
            {
                if (!Fill())
                {
                    return null;
                }
            }
            return Copy(length);
        }

        private byte[] Copy(int length)
        {
            var bytes = new byte[length];
            Buffer.BlockCopy(_buffer, _start, bytes, 0, length);
            _start += length;
            return bytes;
        }

        private bool Fill()
        {
            if (_end == _buffer.Length)
            {
                var kept = _end - _start;
                var target = kept > _buffer.Length / 2 ? new byte[_buffer.Length * 2] : _buffer;
                Buffer.BlockCopy(_buffer, _start, target, 0, kept);
                _buffer = target;
                _start = 0;
                _end = kept;
            }
            var count = _stream.Read(_buffer, _end, _buffer.Length - _end);
            _end += count;
            return count > 0;
        }
    }
}
