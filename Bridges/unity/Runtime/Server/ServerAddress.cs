using System;

namespace RedemptionKit
{
    /// <summary>A running server: where it is, and the token that it wants.</summary>
    internal sealed class ServerAddress
    {
        internal const string Variable = "REDEMPTION_URL";
        internal const string TokenVariable = "REDEMPTION_TOKEN";

        private ServerAddress(string origin, string token)
        {
            Origin = origin;
            Token = token;
        }

        /// <summary>The name by which a running server knows this test process, whose connections share a space of their own.</summary>
        /// <remarks>The space has a ledger, a virtual clock and faults, and ends with the last of them.</remarks>
        private static readonly string Run = Guid.NewGuid().ToString("N").Substring(0, 16);

        /// <summary>The WebSocket for JSON-RPC in that space, over HTTP.</summary>
        internal string Socket
        {
            get { return Origin + "/_/ws?run=" + Run; }
        }

        /// <summary>Scheme, host and port, such as `http://127.0.0.1:8787`.</summary>
        internal string Origin { get; }

        /// <summary>The token; null for none.</summary>
        internal string Token { get; }

        /// <summary>Returns the server that REDEMPTION_URL names; null if it is not set.</summary>
        /// <exception cref="ServerUnreachable">It is another text than the address of an HTTP server.</exception>
        internal static ServerAddress Find(Func<string, string> environment)
        {
            var text = (environment(Variable) ?? "").Trim();
            if (text.Length == 0)
            {
                return null;
            }
            Uri address;
            var isAddress = Uri.TryCreate(text, UriKind.Absolute, out address)
                && (address.Scheme == "http" || address.Scheme == "https") && address.Host.Length > 0
                && address.UserInfo.Length == 0 && address.PathAndQuery == "/" && address.Fragment.Length == 0;
            if (!isAddress)
            {
                // Not the text itself: it may have a token in it.
                throw new ServerUnreachable(
                    Variable, "it is not an address such as http://127.0.0.1:8787, without a path",
                    "Correct " + Variable + "; the token goes into " + TokenVariable + ".");
            }
            var token = (environment(TokenVariable) ?? "").Trim();
            return new ServerAddress(address.GetLeftPart(UriPartial.Authority), token.Length == 0 ? null : token);
        }
    }
}
