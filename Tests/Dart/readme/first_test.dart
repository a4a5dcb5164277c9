// README: for (final Outcome row in Outcome.revenuecat)
