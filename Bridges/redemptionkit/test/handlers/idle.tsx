import Purchases from 'react-native-purchases';

export default function Shop() {
  void Purchases.getCustomerInfo();
  return null;
}
