import PlainAdapter
import RedemptionProgram

RedemptionProgram.main(adapters: [PlainAdapter()])
