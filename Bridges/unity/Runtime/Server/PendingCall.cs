using System;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;

namespace RedemptionKit
{
    /// <summary>A request that waits for its reply.</summary>
    internal sealed class PendingCall
    {
        private readonly TaskCompletionSource<JToken> _result =
            new TaskCompletionSource<JToken>(TaskCreationOptions.RunContinuationsAsynchronously);

        private Timer _limit;
        private CancellationTokenRegistration _cancellation;

        private readonly Action<JToken> _deliver;

        internal PendingCall(string method, bool isCompletedByReader, Action<JToken> deliver)
        {
            Method = method;
            IsCompletedByReader = isCompletedByReader;
            _deliver = deliver;
        }

        internal string Method { get; }

        /// <summary>Whether an event handler sent it: that thread may wait for it, so its reply must not queue behind the handler.</summary>
        internal bool IsCompletedByReader { get; }

        internal Task<JToken> Task
        {
            get { return _result.Task; }
        }

        /// <summary>Begins to count real time, and listens to the caller. Both may happen at once.</summary>
        internal void Watch(TimeSpan limit, Action timedOut, CancellationToken cancellation, Action cancelled)
        {
            _limit = new Timer(_ => timedOut(), null, limit, Timeout.InfiniteTimeSpan);
            _cancellation = cancellation.Register(cancelled);
            if (_result.Task.IsCompleted)
            {
                Unwatch();
            }
        }

        internal void Finish(JToken result)
        {
            try
            {
                if (_deliver != null)
                {
                    _deliver(result);
                }
                _result.TrySetResult(result);
            }
            catch (Exception error)
            {
                _result.TrySetException(error); // What the app's own code threw is the caller's to see.
            }
            Unwatch();
        }

        internal void Fail(Exception error)
        {
            _result.TrySetException(error);
            Unwatch();
        }

        internal void Cancel(CancellationToken cancellation)
        {
            _result.TrySetCanceled(cancellation);
            var limit = _limit;
            if (limit != null)
            {
                limit.Dispose();
            }
        }

        private void Unwatch()
        {
            var limit = _limit;
            if (limit != null)
            {
                limit.Dispose();
            }
            _cancellation.Dispose();
        }
    }
}
