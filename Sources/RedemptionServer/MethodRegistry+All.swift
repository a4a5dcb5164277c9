extension MethodRegistry {
  /// Every method of `Schemas/openrpc.json`, in the order in which `server/describe` lists them.
  public static var all: MethodRegistry {
    MethodRegistry([
      ServerDescribe.self, LinkParse.self, LinkOpen.self, LinkQR.self,
      RPCDiscover.self,
      SessionOpen.self, SessionConfigure.self, SessionDescribe.self, SessionList.self, SessionClose.self,
      SessionLogIn.self,
      SessionLogOut.self, SessionCustomerInfo.self, SessionBackground.self, SessionForeground.self,
      SessionHandleDeepLink.self,
      SessionSetPaywall.self, SessionCheckout.self, SessionCloseAlert.self, SessionSetDeviceEntitlements.self,
      SessionSetPurchaseController.self,
      SessionSetSubscriptionStatus.self, SessionSetUserAttributes.self, SessionLinkStripeSubscriptions.self,
      SessionReissue.self, SessionCall.self,
      DeviceWipe.self, DeviceSet.self, ChannelCallMethod.self, EntitlementsMerge.self,
      RedemptionRedeem.self, RedemptionList.self, RedemptionExpect.self, OutcomesList.self, OutcomesPrepare.self,
      ReplyRender.self, ReplyRead.self,
      StorePurchase.self, StoreIssueLink.self, StoreExpire.self, StoreCancel.self, StorePause.self, StoreResume.self,
      StoreChangeProduct.self, StoreRefund.self, StoreUpdate.self,
      StoreReceipts.self, StoreMailbox.self, StoreList.self, StorePolicy.self, StoreReset.self,
      WebhookSubscribe.self, WebhookList.self, WebhookDeliver.self,
      SpaceUse.self, SpaceList.self, SpaceFork.self, SpaceDigest.self, SpaceSave.self, SpaceLoad.self,
      SpaceDelete.self,
      ClockNow.self, ClockAdvance.self, FaultInject.self, FaultList.self, FaultClear.self, FaultRelease.self,
      LogRead.self, LogSubscribe.self,
      ExploreStart.self, ExploreObserved.self, ExploreReport.self,
      ScenarioExport.self, VersionsList.self, VersionsDiff.self,
    ])
  }
}
