using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>A `redemption serve` of one's own: starts it, calls it, hears its events, ends it.</summary>
    /// <remarks>
    /// Every method may be called from every thread, and none needs a running player loop. Time limits count real time.
    /// A server that is not closed ends with the process or the editor's domain that started it.
    /// </remarks>
    public sealed class RedemptionServer : ContractCalls, IDisposable
    {
        private static readonly HashSet<RedemptionServer> Running = new HashSet<RedemptionServer>();

        private readonly object _gate = new object();
        private readonly object _ending = new object();
        private readonly Func<CancellationToken, Task<IServerLink>> _open;
        private readonly string _name;
        private readonly RedemptionServerOptions _options;
        private readonly List<Exception> _ends = new List<Exception>();
        private IServerLink _link;
        private Connection _connection;
        private bool _closed;

        static RedemptionServer()
        {
            AppDomain.CurrentDomain.ProcessExit += (sender, arguments) => KillAll();
            AppDomain.CurrentDomain.DomainUnload += (sender, arguments) => KillAll();
        }

        private RedemptionServer(
            IServerLink link, Func<CancellationToken, Task<IServerLink>> open, string name, RedemptionServerOptions options)
        {
            _open = open;
            _name = name;
            _options = options;
            Events = new SessionEvents();
            Connect(link);
        }

        /// <summary>What the sessions tell: delegate calls and tracked events, in the SDK's own order.</summary>
        public SessionEvents Events { get; }

        /// <summary>The server's process id; 0 for a running server, which this package has not started.</summary>
        public int ProcessId
        {
            get { return _link.Id; }
        }

        /// <summary>Starts a server, or connects to the one that REDEMPTION_URL names, and checks what it is.</summary>
        /// <remarks>
        /// REDEMPTION_URL is the address of a running server, such as `http://127.0.0.1:8787`, and REDEMPTION_TOKEN its token. The option
        /// `Executable` starts a server in any case.
        /// </remarks>
        /// <param name="options">How; null for the defaults.</param>
        /// <param name="cancellation">Ends the start; the process is then ended too.</param>
        /// <exception cref="ServerNotFound">There is no program.</exception>
        /// <exception cref="ServerStartFailed">It does not run, or does not answer.</exception>
        /// <exception cref="ServerUnreachable">REDEMPTION_URL names no server that can be used.</exception>
        /// <exception cref="ServerVersionMismatch">It is another program or version.</exception>
        public static async Task<RedemptionServer> Start(
            RedemptionServerOptions options = null, CancellationToken cancellation = default(CancellationToken))
        {
            var chosen = options ?? new RedemptionServerOptions();
            var address = string.IsNullOrEmpty(chosen.Executable) ? ServerAddress.Find(Environment.GetEnvironmentVariable) : null;
            return address == null
                ? await StartProcess(chosen, cancellation).ConfigureAwait(false)
                : await Connect(address, chosen, cancellation).ConfigureAwait(false);
        }

        /// <summary>Returns the server of this test run, and starts it on the first call.</summary>
        /// <remarks>
        /// Every fixture that asks gets the same server, so that a link sold in one place can be redeemed in another. Start a test with
        /// `Reset`, and do not close this server: it ends with the process, or with the editor's domain reload. After it has ended, the
        /// next call starts another one.
        /// </remarks>
        /// <param name="options">How to start it; null for those of the running server, or the defaults.</param>
        /// <exception cref="ArgumentException">The shared server runs with other options.</exception>
        /// <exception cref="ServerNotFound">There is no program.</exception>
        /// <exception cref="ServerStartFailed">It does not run, or does not answer.</exception>
        /// <exception cref="ServerVersionMismatch">It is another program or version.</exception>
        public static Task<RedemptionServer> Shared(RedemptionServerOptions options = null)
        {
            return SharedServer.Find(options);
        }

        /// <summary>Calls a method by its name, for what has no typed method.</summary>
        /// <param name="method">The method, such as `link/parse`.</param>
        /// <param name="parameters">Its params; null for none. The call keeps them: change nothing in them afterwards.</param>
        /// <param name="cancellation">Cancels the request with `$/cancelRequest`; the task is then cancelled.</param>
        /// <param name="timeout">The real time that it may take; null for the server's own limit.</param>
        /// <returns>The result as JSON.</returns>
        /// <exception cref="CallRefused">The server answered with an error.</exception>
        /// <exception cref="CallTimedOut">There was no reply in time.</exception>
        /// <exception cref="ServerExited">The server has ended.</exception>
        /// <exception cref="UnreadableReply">Its output is no message of the contract.</exception>
        public Task<JToken> Call(
            string method, JObject parameters = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _connection.Call(method, parameters, timeout ?? _options.Timeout, cancellation);
        }

        /// <inheritdoc/>
        protected internal override async Task<TResult> Send<TResult>(
            string method, JObject parameters, Func<JToken, TResult> read, CancellationToken cancellation, TimeSpan? timeout)
        {
            var result = await Call(method, parameters, cancellation, timeout).ConfigureAwait(false);
            try
            {
                return read(result);
            }
            catch (ContractMismatch error)
            {
                throw new UnreadableReply("the result of `" + method + "` is not what the contract says. " + error.Message, error);
            }
        }

        /// <summary>Ends the server: it answers what it has read and closes its ledger. A server at REDEMPTION_URL runs on without this client.</summary>
        /// <returns>Its exit status; 0 for a connection; null where it had to be killed, or the system does not tell.</returns>
        /// <exception cref="AggregateException">Handlers of events threw; nothing else has reported it.</exception>
        public async Task<int?> Close()
        {
            var status = await Task.Run(() => End()).ConfigureAwait(false);
            Events.ThrowFailures();
            return status;
        }

        /// <summary>Ends the server as `Close` does, and says nothing of handlers that threw.</summary>
        public void Dispose()
        {
            End();
        }

        /// <summary>Deletes what other tests left: customers, purchases, codes, mail, receipts, faults, policies, events not taken.</summary>
        /// <remarks>
        /// Sessions and the clock are kept, and a session keeps what its SDK has cached: close it (`Dispose` of `Phone` or of a native side)
        /// and open another one. If the server has ended by itself, this starts another one with the same options, so that a crash in one
        /// test does not fail the next; sessions of the old one are gone.
        /// </remarks>
        /// <param name="vendor">Whose data; null for all.</param>
        /// <exception cref="CallRefused">A redemption is in progress, or the ledger is a file and `AllowReset` is off.</exception>
        /// <exception cref="AggregateException">Handlers of events threw since the last reset; nothing else has reported it.</exception>
        public async Task<StoreResetResult> Reset(Vendor vendor = null)
        {
            StoreResetResult result = null;
            try
            {
                result = await Store.Reset(vendor).ConfigureAwait(false);
            }
            catch (RedemptionException)
            {
                if (!HasCrashed())
                {
                    throw;
                }
            }
            if (result == null)
            {
                await Revive().ConfigureAwait(false);
                result = await Store.Reset(vendor).ConfigureAwait(false);
            }
            Events.Take();
            Events.ThrowFailures();
            return result;
        }

        /// <summary>True if the process has ended, or was asked to.</summary>
        internal bool HasEnded
        {
            get { return _closed || _link.HasEnded; }
        }

        /// <summary>How many servers have ended by themselves and were replaced.</summary>
        internal int Generation
        {
            get
            {
                lock (_gate)
                {
                    return _ends.Count;
                }
            }
        }

        /// <summary>Throws if the server of a generation has ended and was replaced.</summary>
        internal void Require(int generation)
        {
            lock (_gate)
            {
                if (generation < _ends.Count)
                {
                    throw _ends[generation];
                }
            }
        }

        /// <summary>The real time that a call may take which names no limit of its own.</summary>
        internal TimeSpan Timeout
        {
            get { return _options.Timeout; }
        }

        /// <summary>Calls, and gets the result in order with the events.</summary>
        internal Task<JToken> Call(string method, JObject parameters, Action<JToken> deliver)
        {
            return _connection.Call(method, parameters, _options.Timeout, CancellationToken.None, deliver);
        }

        private static Task<RedemptionServer> StartProcess(RedemptionServerOptions options, CancellationToken cancellation)
        {
            var program = ServerExecutable.Find(options.Executable, Environment.GetEnvironmentVariable);
            return Greeted(
                token => Task.FromResult<IServerLink>(ServerProcess.Start(program, Arguments(options), options.Framing)), options, program.Name, cancellation);
        }

        private static async Task<RedemptionServer> Connect(ServerAddress address, RedemptionServerOptions options, CancellationToken cancellation)
        {
            var defaults = new RedemptionServerOptions();
            var own = options.Ledger != defaults.Ledger ? "Ledger"
                : options.Clock != defaults.Clock ? "Clock"
                : options.AllowReset ? "AllowReset" : null;
            if (own != null)
            {
                throw new ServerUnreachable(
                    address.Origin, "the option " + own + " is for a server that this package starts", "Remove the option, or unset " + ServerAddress.Variable + ".");
            }
            try
            {
                return await Greeted(async token => await WebSocketLink.Connect(address, options.Timeout, token).ConfigureAwait(false),
                    options, address.Origin, cancellation).ConfigureAwait(false);
            }
            catch (ServerStartFailed error)
            {
                throw new ServerUnreachable(address.Origin, "it did not describe itself", "Correct " + ServerAddress.Variable + ".", error);
            }
        }

        private static async Task<RedemptionServer> Greeted(
            Func<CancellationToken, Task<IServerLink>> open, RedemptionServerOptions options, string name, CancellationToken cancellation)
        {
            var server = new RedemptionServer(await open(cancellation).ConfigureAwait(false), open, name, options);
            lock (Running)
            {
                Running.Add(server);
            }
            try
            {
                await server.Greet(name, cancellation).ConfigureAwait(false);
                return server;
            }
            catch
            {
                server._link.Kill(); // Whatever it is, it is not asked to end in its own time.
                server.End();
                throw;
            }
        }

        private void Connect(IServerLink link)
        {
            _link = link;
            _connection = new Connection(link, _options.Timeout, Events.Add);
        }

        /// <summary>True if the server has ended, and not because this client closed it.</summary>
        private bool HasCrashed()
        {
            lock (_gate)
            {
                return !_closed && _connection.Failure != null;
            }
        }

        /// <summary>Starts another server in the place of one that has ended.</summary>
        private async Task Revive()
        {
            var link = await _open(CancellationToken.None).ConfigureAwait(false);
            lock (_gate)
            {
                if (_closed || _connection.Failure == null)
                {
                    link.Kill(); // Closed, or replaced by another caller meanwhile.
                    return;
                }
                _ends.Add(_connection.Failure);
                _link.Kill();
                Connect(link);
            }
            await Greet(_name, CancellationToken.None).ConfigureAwait(false);
        }

        private static IEnumerable<string> Arguments(RedemptionServerOptions options)
        {
            var arguments = new List<string>
            {
                "serve", "--ledger", options.Ledger,
                "--clock", options.Clock.ToString().ToLowerInvariant(),
                "--framing", options.Framing.ToString().ToLowerInvariant()
            };
            if (options.AllowReset)
            {
                arguments.Add("--allow-reset");
            }
            return arguments;
        }

        private async Task Greet(string executable, CancellationToken cancellation)
        {
            JObject described;
            try
            {
                described = await Call("server/describe", null, cancellation).ConfigureAwait(false) as JObject;
            }
            catch (ServerExited error)
            {
                throw new ServerStartFailed(executable, error.Status, error.ErrorOutput, error);
            }
            catch (CallTimedOut error)
            {
                throw new ServerStartFailed(executable, null, _link.ErrorOutput, error);
            }
            catch (CallRefused)
            {
                throw new ServerVersionMismatch(executable, null, null, null, null);
            }
            var name = Word(described, "name");
            var version = Word(described, "version");
            var token = described == null ? null : described["contractVersion"];
            var contract = token != null && token.Type == JTokenType.Integer ? (int?)token : null;
            var advice = version == null ? null : SupportedVersion.Advice(version, contract);
            if (name != "redemption" || version == null || advice != null)
            {
                throw new ServerVersionMismatch(executable, name, version, contract, advice);
            }
        }

        private static string Word(JObject described, string member)
        {
            var token = described == null ? null : described[member];
            return token != null && token.Type == JTokenType.String ? (string)token : null;
        }

        private int? End()
        {
            lock (Running)
            {
                Running.Remove(this);
            }
            lock (_ending)
            {
                lock (_gate)
                {
                    if (!_closed)
                    {
                        _closed = true;
                        _connection.EndInput();
                    }
                }
                var status = _link.ExitStatus(_options.Timeout);
                if (status == null)
                {
                    _link.Kill();
                }
                return status;
            }
        }

        private static void KillAll()
        {
            RedemptionServer[] left;
            lock (Running)
            {
                left = Running.ToArray();
                Running.Clear();
            }
            foreach (var server in left)
            {
                server._link.Kill();
            }
        }
    }
}
