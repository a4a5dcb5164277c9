public import Foundation

/// An activity that another device or the system hands to the app. Foundation has it on Apple's systems.
public final class NSUserActivity: NSObject {
  /// What is done.
  public let activityType: String
  /// The web page; nil for none.
  public var webpageURL: URL?

  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }
}

/// The type of the activity that a universal link starts.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
