using System;

namespace RedemptionKit
{
    /// <summary>The server's clock.</summary>
    public enum ServerClock
    {
        /// <summary>A clock that only `clock/advance` moves; it starts at the system's time.</summary>
        Virtual,

        /// <summary>The system's clock.</summary>
        System
    }

    /// <summary>How messages are separated on the pipes.</summary>
    public enum ServerFraming
    {
        /// <summary>A message a line; the server sees it from the first byte.</summary>
        Auto,

        /// <summary>A message a line.</summary>
        Line,

        /// <summary>A `Content-Length` header before each message, as LSP has it.</summary>
        Header
    }

    /// <summary>How to start a server. Every member has a default that suits a test.</summary>
    public sealed class RedemptionServerOptions
    {
        /// <summary>The program's path. Null looks at REDEMPTION_COMMAND, REDEMPTION_EXECUTABLE, then at the PATH.</summary>
        /// <remarks>REDEMPTION_COMMAND is a command line, such as `docker run -i --rm IMAGE`; `serve` and its options are added to it.</remarks>
        public string Executable { get; set; }

        /// <summary>The ledger's file; `:memory:` (the default) keeps it in memory.</summary>
        public string Ledger { get; set; } = ":memory:";

        /// <summary>Whether `Reset` may delete a ledger that is a file; false by default. A ledger in memory can always be reset.</summary>
        public bool AllowReset { get; set; }

        /// <summary>The server's clock; virtual by default.</summary>
        public ServerClock Clock { get; set; } = ServerClock.Virtual;

        /// <summary>The real time that the start, each call and the end may take; 10 s by default.</summary>
        public TimeSpan Timeout { get; set; } = TimeSpan.FromSeconds(10);

        /// <summary>How messages are separated; one per line by default.</summary>
        public ServerFraming Framing { get; set; } = ServerFraming.Auto;

        internal RedemptionServerOptions Copy()
        {
            return (RedemptionServerOptions)MemberwiseClone();
        }

        /// <summary>Whether two servers would be started alike.</summary>
        internal bool IsLike(RedemptionServerOptions other)
        {
            return Executable == other.Executable && Ledger == other.Ledger && AllowReset == other.AllowReset && Clock == other.Clock
                && Timeout == other.Timeout && Framing == other.Framing;
        }
    }
}
