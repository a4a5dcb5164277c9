using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>A message of a native side to a method of an app's game object, as Unity's own `UnitySendMessage` carries it.</summary>
    /// <param name="gameObject">The name of the game object.</param>
    /// <param name="method">The method of one of its components.</param>
    /// <param name="message">The text that the method gets.</param>
    public delegate void UnitySendMessage(string gameObject, string method, string message);

    /// <summary>The native side of a wrapper SDK: takes its calls, and sends its messages.</summary>
    /// <remarks>
    /// It only forwards to `channel/call` and passes on the session's events. Messages come in order, on a thread of the server's
    /// own: `GameObjectMessages` of the assembly RedemptionKit.Engine brings them to the main thread.
    /// </remarks>
    public abstract class NativeSide : IDisposable
    {
        private readonly object _gate = new object();
        private readonly UnitySendMessage _send;
        private readonly int _generation;
        private List<Task> _unsettled = new List<Task>();
        private volatile bool _isClosed;
        private volatile int _starts;

        internal NativeSide(RedemptionServer server, string session, UnitySendMessage send)
        {
            Server = server;
            Session = session;
            _send = send ?? throw new ArgumentNullException("send");
            _generation = server.Generation;
            server.Events.Received += Receive;
        }

        /// <summary>The session that stands for the app: give it to `server.Session`, `server.Redemption` and `server.Fault`. Each start has its own.</summary>
        public string Session { get; private set; }

        /// <summary>Why redemption may differ in the SDK's version; null if it does not, or no version was named. `Phone` logs it.</summary>
        public string Warning
        {
            get { return Installed?.Opened.Warning; }
        }

        /// <summary>How the app was installed; null over a session that somebody else has opened.</summary>
        internal Installation Installed { get; set; }

        /// <summary>The server that answers.</summary>
        public RedemptionServer Server { get; }

        /// <summary>Makes a call of the native side that answers at once, by its name, and waits for its value.</summary>
        /// <param name="method">The wrapper's own name of it, or the native one.</param>
        /// <param name="arguments">As the wrapper gives them.</param>
        /// <returns>The value; null if there is none.</returns>
        /// <exception cref="ChannelRefused">The native side has no such call, or rejects it.</exception>
        /// <exception cref="PhoneReset">The app was removed.</exception>
        public JToken Ask(string method, params object[] arguments)
        {
            RequireInstalled(method);
            var call = Server.Call("channel/call", Parameters(method, arguments));
            var value = Finish(method, call).GetAwaiter().GetResult();
            // Answered behind the messages that follow the value at once: they are sent when this returns.
            Server.Call("$/cancelRequest", new JObject { { "id", 0 } }).GetAwaiter().GetResult();
            return value;
        }

        /// <summary>Makes a call of the native side that is answered by a message, by its name, and does not wait for that.</summary>
        /// <param name="method">The wrapper's own name of it, or the native one.</param>
        /// <param name="arguments">As the wrapper gives them.</param>
        /// <exception cref="ChannelRefused">The native side has no such call, or rejects it at once.</exception>
        /// <exception cref="PhoneReset">The app was removed.</exception>
        public void Post(string method, params object[] arguments)
        {
            RequireInstalled(method);
            var start = _starts;
            var call = Server.Call("channel/call", Parameters(method, arguments), token => Deliver(token, start));
            // Requests are begun in order: once this is answered, so is every call before it that is answered at once.
            Server.Call("clock/now").GetAwaiter().GetResult();
            // An exception of the app's callback is not a rejection: `Settled` throws it.
            var isRefused = call.IsFaulted
                ? call.Exception.InnerException is RedemptionException
                : call.IsCompleted && Read(call.Result) is ChannelCallResult.ChannelError;
            var finished = Finish(method, call);
            if (isRefused)
            {
                finished.GetAwaiter().GetResult();
            }
            Keep(finished);
        }

        /// <summary>True if no call is in progress that is answered by a message.</summary>
        public bool IsSettled
        {
            get
            {
                lock (_gate)
                {
                    return _unsettled.All(one => one.IsCompleted);
                }
            }
        }

        /// <summary>Waits until every call that is answered by a message has been, those that callbacks made meanwhile too.</summary>
        /// <exception cref="ChannelSilent">A call is never answered; known after the server's time limit.</exception>
        /// <exception cref="CallTimedOut">A call was not answered in time.</exception>
        /// <exception cref="AggregateException">Several of them failed.</exception>
        public async Task Settled()
        {
            for (var waited = TakeUnsettled(); waited.Count > 0; waited = TakeUnsettled())
            {
                var all = Task.WhenAll(waited);
                try
                {
                    await all.ConfigureAwait(false);
                }
                catch (Exception) when (all.Exception != null && all.Exception.InnerExceptions.Count > 1)
                {
                    throw all.Exception;
                }
            }
        }

        /// <summary>Closes the session: the app is gone. No more messages are sent, and a redemption in progress is given up.</summary>
        public void Dispose()
        {
            if (_isClosed)
            {
                return;
            }
            _isClosed = true;
            Server.Events.Received -= Receive;
            if (Server.Generation != _generation)
            {
                return; // The session ended with its server. Another server has another session of this name.
            }
            try
            {
                Server.Session.Close(Session).GetAwaiter().GetResult();
            }
            catch (ServerExited)
            {
                // The session ended with its server.
            }
            catch (CallRefused error) when (error.Kind == "unknownSession")
            {
                // The test has closed it already.
            }
        }

        /// <summary>An app on a phone: how it was opened, and how it is opened there again.</summary>
        internal sealed class Installation
        {
            internal SessionOpenResult Opened { get; set; }

            internal Action Wipe { get; set; }

            internal Func<SessionOpenResult> Open { get; set; }
        }

        /// <summary>Opens a session of an app that has not configured its SDK yet.</summary>
        internal static async Task<Installation> Open(RedemptionServer server, Vendor vendor, Platform platform, Gateway gateway, string sdkVersion)
        {
            Func<string, Task<SessionOpenResult>> open = device =>
                server.Session.Open(vendor, Sdk.Unity, platform, deviceId: device, configured: false, gateway: gateway, sdkVersion: sdkVersion);
            var opened = await open(null).ConfigureAwait(false);
            return new Installation
            {
                Opened = opened,
                Wipe = () => server.Device.Wipe(vendor, platform, opened.DeviceId).GetAwaiter().GetResult(),
                Open = () => open(opened.DeviceId).GetAwaiter().GetResult()
            };
        }

        /// <summary>Kills the app and starts it on the same phone, where its SDK is not configured yet and has what it stored; if it is new, nothing.</summary>
        internal void StartAgain(bool isNew)
        {
            RequireInstalled("StartAgain");
            _starts += 1;
            TakeUnsettled();
            Server.Session.Close(Session).GetAwaiter().GetResult();
            if (isNew)
            {
                Installed.Wipe();
            }
            Session = Installed.Open().Session;
        }

        internal void Send(string gameObject, string method, string message)
        {
            if (!_isClosed)
            {
                _send(gameObject, method, message);
            }
        }

        /// <summary>The game object that gets the answers.</summary>
        internal abstract string GameObject { get; }

        /// <summary>Hands an event on as a message.</summary>
        internal abstract void Tell(SessionEvent told);

        private void Receive(SessionEvent told)
        {
            if (told.Session == Session && Server.Generation == _generation)
            {
                Tell(told);
            }
        }

        private void RequireInstalled(string method)
        {
            if (_isClosed)
            {
                throw new PhoneReset(method);
            }
            Server.Require(_generation);
        }

        private List<Task> TakeUnsettled()
        {
            lock (_gate)
            {
                var taken = _unsettled;
                _unsettled = new List<Task>();
                return taken;
            }
        }

        private void Keep(Task call)
        {
            lock (_gate)
            {
                _unsettled.RemoveAll(one => one.Status == TaskStatus.RanToCompletion);
                _unsettled.Add(call);
            }
        }

        private JObject Parameters(string method, object[] arguments)
        {
            return new JObject { { "session", Session }, { "method", method }, { "arguments", new JArray(arguments.Select(Argument).ToArray()) } };
        }

        private async Task<JToken> Finish(string method, Task<JToken> call)
        {
            var result = Read(await call.ConfigureAwait(false));
            if (result is ChannelCallResult.ChannelSilence)
            {
                // An app would wait for ever; a test waits for the time limit, so that it sees what its app does meanwhile.
                await Task.Delay(Server.Timeout).ConfigureAwait(false);
                throw new ChannelSilent(method, ((ChannelCallResult.ChannelSilence)result).Silent);
            }
            if (result is ChannelCallResult.ChannelError)
            {
                var error = ((ChannelCallResult.ChannelError)result).Error;
                throw new ChannelRefused(method, error.Code, error.Message, error.Details);
            }
            var value = result as ChannelCallResult.ChannelValue;
            if (value == null)
            {
                throw new UnreadableReply("a channel's answer is neither a value, an error nor silence.");
            }
            return value.Value.Type == JTokenType.Null || IsMessage(value.Value) ? null : value.Value;
        }

        /// <summary>Sends the message of an answer before the call returns.</summary>
        private void Deliver(JToken token, int start)
        {
            if (start != _starts)
            {
                return; // The app that asked was killed.
            }
            var value = Read(token) as ChannelCallResult.ChannelValue;
            if (value != null && IsMessage(value.Value))
            {
                var message = ChannelMessage.Read(value.Value);
                Send(GameObject, message.Receiver, message.Message);
            }
        }

        private static ChannelCallResult Read(JToken token)
        {
            try
            {
                return ChannelCallResult.Read(token);
            }
            catch (ContractMismatch error)
            {
                throw new UnreadableReply("a channel's answer is not what the contract says. " + error.Message, error);
            }
        }

        /// <summary>Unity's values are texts and truth values; an object is a message.</summary>
        private static bool IsMessage(JToken value)
        {
            return value.Type == JTokenType.Object;
        }

        private static JToken Argument(object value)
        {
            if (value == null)
            {
                return new JValue((object)null);
            }
            if (value is JToken)
            {
                return ((JToken)value).DeepClone();
            }
            if (value is string)
            {
                return new JValue((string)value);
            }
            if (value is Enum)
            {
                return new JValue(Convert.ToInt64(value));
            }
            var list = value as System.Collections.IEnumerable;
            return list == null ? (JToken)new JValue(value) : new JArray(list.Cast<object>().Select(Argument).ToArray());
        }
    }
}
