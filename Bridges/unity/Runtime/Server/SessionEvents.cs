using System;
using System.Collections.Generic;
using System.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>The `session/event` notifications of one server.</summary>
    public sealed class SessionEvents
    {
        private readonly object _gate = new object();
        private readonly List<Exception> _failures = new List<Exception>();
        private List<SessionEvent> _kept = new List<SessionEvent>();
        private Action<SessionEvent> _received;

        internal SessionEvents()
        {
        }

        /// <summary>Called with each event as it comes, in order, on a thread of the server's own.</summary>
        /// <remarks>
        /// A call returns after the handlers of the events before its reply. A handler may call the server and wait.
        /// If a handler throws, the others are still called, and `Close` throws it.
        /// </remarks>
        public event Action<SessionEvent> Received
        {
            add
            {
                lock (_gate)
                {
                    _received += value;
                }
            }
            remove
            {
                lock (_gate)
                {
                    _received -= value;
                }
            }
        }

        /// <summary>The events since the last time, in order. They are kept until they are taken.</summary>
        public IReadOnlyList<SessionEvent> Take()
        {
            lock (_gate)
            {
                var taken = _kept;
                _kept = new List<SessionEvent>();
                return taken;
            }
        }

        internal void Add(SessionEvent told)
        {
            Action<SessionEvent> received;
            lock (_gate)
            {
                _kept.Add(told);
                received = _received;
            }
            if (received == null)
            {
                return;
            }
            foreach (var handler in received.GetInvocationList().Cast<Action<SessionEvent>>())
            {
                try
                {
                    handler(told);
                }
                catch (Exception error)
                {
                    lock (_gate)
                    {
                        _failures.Add(error);
                    }
                }
            }
        }

        internal void ThrowFailures()
        {
            lock (_gate)
            {
                if (_failures.Count == 0)
                {
                    return;
                }
                var failures = _failures.ToArray();
                _failures.Clear();
                throw new AggregateException("Handlers of session events threw.", failures);
            }
        }
    }
}
