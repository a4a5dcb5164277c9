using System;
using System.IO;
using System.Net;
using System.Net.WebSockets;
using System.Threading;
using System.Threading.Tasks;

namespace RedemptionKit
{
    /// <summary>The connection to a running server: the WebSocket at `/_/ws`, a message in each text. The server runs on after its end.</summary>
    internal sealed class WebSocketLink : IServerLink
    {
        private readonly ServerAddress _address;
        private readonly ClientWebSocket _socket;
        private readonly ManualResetEvent _ended = new ManualResetEvent(false);
        private readonly byte[] _buffer = new byte[65536];
        private volatile bool _isClosing;

        private WebSocketLink(ServerAddress address, ClientWebSocket socket)
        {
            _address = address;
            _socket = socket;
        }

        /// <inheritdoc/>
        public int Id
        {
            get { return 0; }
        }

        /// <inheritdoc/>
        public bool HasEnded
        {
            get { return _isClosing || _ended.WaitOne(0); }
        }

        /// <inheritdoc/>
        public string ErrorOutput
        {
            get { return ""; }
        }

        /// <summary>Connects to a running server.</summary>
        /// <exception cref="ServerUnreachable">There is none, or it does not accept this client.</exception>
        internal static async Task<WebSocketLink> Connect(ServerAddress address, TimeSpan limit, CancellationToken cancellation)
        {
            var socket = new ClientWebSocket();
            if (address.Token != null)
            {
                socket.Options.SetRequestHeader("Authorization", "Bearer " + address.Token);
            }
            using (var both = CancellationTokenSource.CreateLinkedTokenSource(cancellation))
            {
                both.CancelAfter(limit);
                try
                {
                    await socket.ConnectAsync(new Uri("ws" + address.Socket.Substring("http".Length)), both.Token).ConfigureAwait(false);
                    return new WebSocketLink(address, socket);
                }
                catch (Exception error) when (!cancellation.IsCancellationRequested)
                {
                    socket.Abort();
                    throw await Refusal(address, limit, error).ConfigureAwait(false);
                }
            }
        }

        /// <inheritdoc/>
        public byte[] Read()
        {
            try
            {
                using (var message = new MemoryStream())
                {
                    while (true)
                    {
                        var part = _socket.ReceiveAsync(new ArraySegment<byte>(_buffer), CancellationToken.None).GetAwaiter().GetResult();
                        if (part.MessageType == WebSocketMessageType.Close)
                        {
                            return null;
                        }
                        message.Write(_buffer, 0, part.Count);
                        if (part.EndOfMessage)
                        {
                            return message.ToArray();
                        }
                    }
                }
            }
            catch (Exception error) when (IsEnd(error))
            {
                return null;
            }
        }

        /// <inheritdoc/>
        public void Write(byte[] message)
        {
            try
            {
                _socket.SendAsync(new ArraySegment<byte>(message), WebSocketMessageType.Text, true, CancellationToken.None).GetAwaiter().GetResult();
            }
            catch (Exception error) when (IsEnd(error))
            {
                throw new IOException("The connection has ended.", error);
            }
        }

        /// <inheritdoc/>
        public void EndInput()
        {
            if (_ended.WaitOne(0))
            {
                return;
            }
            _isClosing = true;
            try
            {
                _socket.CloseOutputAsync(WebSocketCloseStatus.NormalClosure, "", CancellationToken.None).GetAwaiter().GetResult();
            }
            catch (Exception error) when (IsEnd(error))
            {
                // The server has gone first.
            }
        }

        /// <inheritdoc/>
        public int? ExitStatus(TimeSpan limit)
        {
            return _ended.WaitOne(limit) && _isClosing ? (int?)0 : null;
        }

        /// <inheritdoc/>
        public void Kill()
        {
            _socket.Abort();
        }

        /// <inheritdoc/>
        public ServerExited Exited(TimeSpan limit)
        {
            _ended.Set();
            _socket.Abort();
            return new ServerExited(_address.Origin, _isClosing);
        }

        private static bool IsEnd(Exception error)
        {
            return error is WebSocketException || error is IOException || error is InvalidOperationException || error is OperationCanceledException;
        }

        /// <summary>Why there is no connection. `ClientWebSocket` does not tell, so the same path is asked over HTTP.</summary>
        private static async Task<ServerUnreachable> Refusal(ServerAddress address, TimeSpan limit, Exception cause)
        {
            var request = WebRequest.CreateHttp(address.Socket);
            request.Proxy = null;
            request.Timeout = (int)limit.TotalMilliseconds;
            if (address.Token != null)
            {
                request.Headers[HttpRequestHeader.Authorization] = "Bearer " + address.Token;
            }
            var start = "Start a server with `redemption up`, or unset " + ServerAddress.Variable + " to let this package start one.";
            var token = "Set " + ServerAddress.TokenVariable + " to the token of the server.";
            try
            {
                var response = await Task.Run(() => (HttpWebResponse)request.GetResponse()).ConfigureAwait(false);
                response.Dispose();
                return new ServerUnreachable(address.Origin, "it opens no WebSocket, so it is no redemption server", "Correct " + ServerAddress.Variable + ".", cause);
            }
            catch (WebException error)
            {
                var response = error.Response as HttpWebResponse;
                switch (response == null ? 0 : (int)response.StatusCode)
                {
                    case 0:
                        return new ServerUnreachable(address.Origin, error.Message.TrimEnd('.'), start, error);
                    case 401:
                        var reason = address.Token == null ? "it requires a token" : "it does not accept the token";
                        return new ServerUnreachable(address.Origin, reason, token, cause);
                    case 403:
                        return new ServerUnreachable(address.Origin, "it does not serve this host name", "Start it with --host NAME, or use its IP address.", cause);
                    case 426:
                        return new ServerUnreachable(address.Origin, cause.Message.TrimEnd('.'), start, cause);
                    default:
                        return new ServerUnreachable(
                            address.Origin, "it answered with the HTTP status " + (int)response.StatusCode + ", so it is no redemption server",
                            "Correct " + ServerAddress.Variable + ".", cause);
                }
            }
        }
    }
}
