using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("RedemptionKit.Editor")]
[assembly: InternalsVisibleTo("RedemptionKit.Tests")]
