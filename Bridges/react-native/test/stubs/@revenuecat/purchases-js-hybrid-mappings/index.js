// Stands in for a dependency of react-native-purchases that is made of ES modules: Jest has to transform it.
export const PurchasesCommon = undefined;
