using System;
using System.Threading.Tasks;

namespace RedemptionKit
{
    /// <summary>The one server of this process, or of the editor's domain.</summary>
    internal static class SharedServer
    {
        private static readonly object Gate = new object();
        private static Task<RedemptionServer> _running;
        private static RedemptionServerOptions _options;

        /// <summary>Returns the running server, or starts one.</summary>
        internal static Task<RedemptionServer> Find(RedemptionServerOptions options)
        {
            lock (Gate)
            {
                if (_running == null || HasEnded(_running))
                {
                    _options = (options ?? new RedemptionServerOptions()).Copy();
                    _running = RedemptionServer.Start(_options);
                }
                else if (options != null && !options.IsLike(_options))
                {
                    throw new ArgumentException(
                        "The shared server runs with other options. Pass null to use it, or start a server of your own with `RedemptionServer.Start`.", "options");
                }
                return _running;
            }
        }

        private static bool HasEnded(Task<RedemptionServer> start)
        {
            return start.IsFaulted || start.IsCanceled || (start.Status == TaskStatus.RanToCompletion && start.Result.HasEnded);
        }
    }
}
