using System.Collections.Generic;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>The game did not redeem a link as the test expects. The message is the server's sentence.</summary>
    public sealed class RedeemedOnceFailed : RedemptionException
    {
        internal RedeemedOnceFailed(string sentence, IReadOnlyList<RecordedRedemption> records) : base(sentence)
        {
            Records = records;
        }

        /// <summary>All redemptions that the game asked for, in order.</summary>
        public IReadOnlyList<RecordedRedemption> Records { get; }
    }
}
