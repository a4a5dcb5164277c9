using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("RedemptionKit.Editor")]
[assembly: InternalsVisibleTo("RedemptionKit.Engine")]
[assembly: InternalsVisibleTo("RedemptionKit.Tests")]
