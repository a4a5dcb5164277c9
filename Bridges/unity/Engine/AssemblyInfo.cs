using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("RedemptionKit.Editor")]
