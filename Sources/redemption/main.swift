import QonversionAdapter
import RedemptionProgram
import RevenueCatAdapter
import SuperwallAdapter

RedemptionProgram.main(adapters: [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()])
