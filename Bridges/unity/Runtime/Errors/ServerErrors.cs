using System;
using System.Collections.Generic;
using System.Linq;

namespace RedemptionKit
{
    /// <summary>There is no server to start.</summary>
    public sealed class ServerNotFound : RedemptionException
    {
        internal ServerNotFound(IReadOnlyList<string> lookedAt) : base(
            "There is no `redemption` to start. Looked at:\n" + string.Concat(lookedAt.Select(place => "  - " + place + "\n"))
            + (PackedProgram.Advice(PackedProgram.Machine)
                ?? "Install the package from its archive, which has the program, or build one with `make build` in RedemptionKit and set "
                + ServerExecutable.Variable + " to it. "
                + "To start a container or another program, set " + ServerExecutable.CommandVariable + " to its command line."))
        {
            LookedAt = lookedAt;
        }

        /// <summary>Every place that was looked at, in order.</summary>
        public IReadOnlyList<string> LookedAt { get; }
    }

    /// <summary>The server could not be started, or ended before it said who it is.</summary>
    public sealed class ServerStartFailed : RedemptionException
    {
        internal ServerStartFailed(string executable, int? status, string errorOutput, Exception cause = null) : base(
            "`" + executable + "` did not start" + (status.HasValue ? " (exit status " + status.Value + ")" : "") + ". "
            + ErrorOutputText.Sentence(errorOutput) + " Run `" + executable + " serve` in a terminal: it should wait for input.", cause)
        {
            Executable = executable;
            Status = status;
            ErrorOutput = errorOutput;
        }

        /// <summary>What was started.</summary>
        public string Executable { get; }

        /// <summary>Its exit status; null where it never ran or did not end.</summary>
        public int? Status { get; }

        /// <summary>The end of what it wrote to stderr.</summary>
        public string ErrorOutput { get; }
    }

    /// <summary>The running server that REDEMPTION_URL names cannot be used.</summary>
    public sealed class ServerUnreachable : RedemptionException
    {
        internal ServerUnreachable(string address, string reason, string advice, Exception cause = null) : base(
            address + " cannot be used as the redemption server: " + reason + ". " + advice, cause)
        {
            Address = address;
        }

        /// <summary>Its address without a path, or the name of the variable if that has no address.</summary>
        public string Address { get; }
    }

    /// <summary>The server and this package do not fit: one of them is too old, or the program is no server.</summary>
    public sealed class ServerVersionMismatch : RedemptionException
    {
        internal ServerVersionMismatch(string executable, string name, string version, int? contract, string advice) : base(
            "`" + executable + "` says it is " + (name ?? "nothing") + " " + (version ?? "without a version") + " with "
            + (contract.HasValue ? "contract " + contract.Value : "no contract version") + "; this package needs redemption "
            + SupportedVersion.Text + ". " + (advice ?? "Start a server of version " + SupportedVersion.Release + "."))
        {
            Name = name;
            Version = version;
        }

        /// <summary>What the program calls itself; null where it does not say.</summary>
        public string Name { get; }

        /// <summary>Its version; null where it does not say.</summary>
        public string Version { get; }
    }

    /// <summary>The server ended while a call waited for it, or before the call.</summary>
    public sealed class ServerExited : RedemptionException
    {
        internal ServerExited(int? status, string errorOutput) : base(
            "The server has ended" + (status.HasValue ? " with exit status " + status.Value : "") + ". " + ErrorOutputText.Sentence(errorOutput)
            + " `Reset` and `Phone.Start` start another one; what an in-memory ledger held is gone.")
        {
            Status = status;
            ErrorOutput = errorOutput;
        }

        /// <summary>The end of the connection to a running server.</summary>
        internal ServerExited(string address, bool isClosed) : base(
            "The connection to " + address + " has "
            + (isClosed ? "been closed. Connect again with `RedemptionServer.Start`."
                : "ended: the server was stopped, or dropped this client. `Reset` and `Phone.Start` connect again."))
        {
            ErrorOutput = "";
        }

        /// <summary>Its exit status; null where the system does not tell.</summary>
        public int? Status { get; }

        /// <summary>The end of what it wrote to stderr.</summary>
        public string ErrorOutput { get; }
    }

    internal static class ErrorOutputText
    {
        internal static string Sentence(string errorOutput)
        {
            return string.IsNullOrEmpty(errorOutput) ? "It wrote nothing to stderr." : "It wrote to stderr: " + errorOutput;
        }
    }
}
