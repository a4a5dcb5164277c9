using System;
using System.Diagnostics;
using System.Reflection;
using System.Threading;

namespace RedemptionKit
{
    /// <summary>Counts turns of real time.</summary>
    internal sealed class RealTime
    {
        /// <summary>How long a result, or the end of a call, is waited for at the most.</summary>
        internal static readonly TimeSpan Patience = TimeSpan.FromSeconds(2);

        /// <summary>How long a link's answer is waited for that only comes when the test moves the clock.</summary>
        /// <remarks>Each turn asks the server, which answers in order, so that an answer that is not held comes before.</remarks>
        internal static readonly TimeSpan Held = TimeSpan.FromMilliseconds(500);

        private readonly Stopwatch _watch = Stopwatch.StartNew();
        private readonly TimeSpan _longest;
        private TimeSpan _began;

        /// <param name="longest">What a turn counts at most: in a process that stood still, the game's own timers run first.</param>
        internal RealTime(TimeSpan longest)
        {
            _longest = longest;
        }

        /// <summary>Ends a turn and returns the time that it counts.</summary>
        internal TimeSpan Turn()
        {
            var now = _watch.Elapsed;
            var passed = now - _began;
            _began = now;
            return passed < _longest ? passed : _longest;
        }

        internal static TimeSpan Longer(TimeSpan one, TimeSpan other)
        {
            return one > other ? one : other;
        }

        /// <summary>Runs what `await` left for the main thread, which Unity does once a frame.</summary>
        /// <remarks>UnityCsReference 6000.7, `UnitySynchronizationContext.cs`: `Exec`.</remarks>
        internal static void RunContinuations()
        {
            var context = SynchronizationContext.Current;
            var run = context == null ? null : context.GetType().GetMethod(
                "Exec", BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, null, Type.EmptyTypes, null);
            if (run != null)
            {
                ReflectedCall.Invoke(run, context);
            }
        }
    }
}
