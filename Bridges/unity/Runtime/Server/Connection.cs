using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>Requests out, replies and events in: one thread writes, one reads, one runs what waits for it in the order read.</summary>
    /// <remarks>
    /// What a reply completes comes after the handlers of the events before it. Only a call that a handler itself has made is
    /// completed by the reader, so that a handler may wait for one.
    /// </remarks>
    internal sealed class Connection
    {
        private const string EventMethod = "session/event";

        private readonly object _gate = new object();
        private readonly Dictionary<long, PendingCall> _waiting = new Dictionary<long, PendingCall>();
        private readonly BlockingCollection<byte[]> _outbox = new BlockingCollection<byte[]>();
        private readonly BlockingCollection<Action> _inbox = new BlockingCollection<Action>();
        private readonly IServerLink _link;
        private readonly TimeSpan _limit;
        private readonly Action<SessionEvent> _told;
        private readonly Thread _handlers;
        private Exception _ended;
        private long _lastId;

        internal Connection(IServerLink link, TimeSpan limit, Action<SessionEvent> told)
        {
            _link = link;
            _limit = limit;
            _told = told;
            _handlers = Background("redemption events", RunHandlers);
            Background("redemption input", Write);
            Background("redemption output", Read);
        }

        /// <summary>Why nothing can be called any more; null while the server runs.</summary>
        internal Exception Failure
        {
            get
            {
                lock (_gate)
                {
                    return _ended;
                }
            }
        }

        /// <summary>Sends a request.</summary>
        /// <param name="method">The method.</param>
        /// <param name="parameters">Its params; null for none.</param>
        /// <param name="limit">The real time that it may take.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="deliver">Gets the result in order with the events, before the task ends; null for none.</param>
        internal Task<JToken> Call(
            string method, JToken parameters, TimeSpan limit, CancellationToken cancellation, Action<JToken> deliver = null)
        {
            if (cancellation.IsCancellationRequested)
            {
                var cancelled = new TaskCompletionSource<JToken>();
                cancelled.SetCanceled();
                return cancelled.Task;
            }
            var pending = new PendingCall(method, deliver == null && Thread.CurrentThread == _handlers, deliver);
            long id;
            lock (_gate)
            {
                if (_ended != null)
                {
                    pending.Fail(_ended);
                    return pending.Task;
                }
                _lastId += 1;
                id = _lastId;
                _waiting.Add(id, pending);
            }
            pending.Watch(
                limit, () => GiveUp(id, call => call.Fail(new CallTimedOut(method, limit))),
                cancellation, () => GiveUp(id, call => call.Cancel(cancellation)));
            Send(Message(method, parameters, id));
            return pending.Task;
        }

        /// <summary>No call after this one. The server reads the end of its input once what was sent is written.</summary>
        internal void EndInput()
        {
            _outbox.CompleteAdding();
        }

        private static JObject Message(string method, JToken parameters, long? id)
        {
            var message = new JObject { { "jsonrpc", "2.0" } };
            if (id.HasValue)
            {
                message.Add("id", id.Value);
            }
            message.Add("method", method);
            if (parameters != null)
            {
                message.Add("params", parameters);
            }
            return message;
        }

        private void Send(JObject message)
        {
            try
            {
                _outbox.Add(MessageText.Bytes(message));
            }
            catch (InvalidOperationException)
            {
                // The input is closed: the end of the output fails the pending calls.
            }
        }

        private void GiveUp(long id, Action<PendingCall> finish)
        {
            var call = Remove(id);
            if (call != null)
            {
                Send(Message("$/cancelRequest", new JObject { { "id", id } }, null));
                finish(call);
            }
        }

        private PendingCall Remove(long id)
        {
            lock (_gate)
            {
                PendingCall call;
                if (_waiting.TryGetValue(id, out call))
                {
                    _waiting.Remove(id);
                }
                return call;
            }
        }

        private void Write()
        {
            try
            {
                foreach (var bytes in _outbox.GetConsumingEnumerable())
                {
                    _link.Write(bytes);
                }
            }
            catch (Exception error) when (error is IOException || error is ObjectDisposedException)
            {
                // A broken pipe is ignored here: the end of the output reports the cause.
            }
            _link.EndInput();
        }

        private void Read()
        {
            Exception end;
            try
            {
                byte[] bytes;
                while ((bytes = _link.Read()) != null)
                {
                    if (bytes.Length > 0)
                    {
                        Receive(MessageText.Read(bytes, bytes.Length));
                    }
                }
                end = _link.Exited(_limit);
            }
            catch (UnreadableReply error)
            {
                _link.Kill();
                end = error;
            }
            catch (Exception error) when (error is IOException || error is ObjectDisposedException)
            {
                end = _link.Exited(_limit);
            }
            End(end);
        }

        private void End(Exception error)
        {
            List<PendingCall> left;
            lock (_gate)
            {
                _ended = error;
                left = _waiting.Values.ToList();
                _waiting.Clear();
            }
            EndInput();
            foreach (var call in left.Where(call => call.IsCompletedByReader))
            {
                call.Fail(error);
            }
            _inbox.Add(() => left.ForEach(call => call.Fail(error)));
            _inbox.CompleteAdding();
        }

        private void Receive(JToken token)
        {
            var message = token as JObject;
            if (message == null)
            {
                throw new UnreadableReply("a message is no object.");
            }
            if (message["method"] != null)
            {
                ReceiveNotification(message);
                return;
            }
            var id = message["id"];
            if (id == null || message["result"] == null == (message["error"] == null))
            {
                throw new UnreadableReply("a message is neither a reply nor a notification.");
            }
            if (id.Type == JTokenType.Integer)
            {
                var call = Remove((long)id);
                if (call != null)
                {
                    Complete(call, message);
                }
                return;
            }
            RefuseAll(message);
        }

        private void ReceiveNotification(JObject message)
        {
            if (message["id"] != null)
            {
                throw new UnreadableReply("the server calls the client.");
            }
            if ((string)message["method"] != EventMethod)
            {
                return; // A newer server may tell more.
            }
            SessionEvent told;
            try
            {
                told = SessionEvent.Read(message["params"]);
            }
            catch (ContractMismatch error)
            {
                throw new UnreadableReply("an event is not what the contract says. " + error.Message, error);
            }
            _inbox.Add(() => _told(told));
        }

        private void Complete(PendingCall call, JObject message)
        {
            Action complete;
            var error = message["error"];
            if (error == null)
            {
                complete = () => call.Finish(message["result"]);
            }
            else
            {
                complete = () => call.Fail(Refusal(call.Method, error));
            }
            if (call.IsCompletedByReader)
            {
                complete();
            }
            else
            {
                _inbox.Add(complete);
            }
        }

        /// <summary>Fails every pending call with the message of an error that has no id.</summary>
        /// <remarks>The server could not read one of the requests, and cannot say which. Every client of RedemptionKit does the same.</remarks>
        private void RefuseAll(JObject message)
        {
            List<PendingCall> all;
            lock (_gate)
            {
                all = _waiting.Values.ToList();
                _waiting.Clear();
            }
            foreach (var call in all)
            {
                Complete(call, message);
            }
        }

        private static Exception Refusal(string method, JToken token)
        {
            var error = token as JObject;
            var code = error == null ? null : error["code"];
            if (code == null || code.Type != JTokenType.Integer)
            {
                return new UnreadableReply("an error has no code.");
            }
            var data = error["data"] as JObject ?? new JObject();
            return new CallRefused(
                method, (int)code, Text(data["kind"]), Text(data["path"]), Text(data["expected"]), Text(error["message"]) ?? "", data["details"]);
        }

        private static string Text(JToken token)
        {
            return token != null && token.Type == JTokenType.String ? (string)token : null;
        }

        private void RunHandlers()
        {
            foreach (var action in _inbox.GetConsumingEnumerable())
            {
                action();
            }
        }

        private static Thread Background(string name, ThreadStart work)
        {
            var thread = new Thread(work) { IsBackground = true, Name = name };
            thread.Start();
            return thread;
        }
    }
}
