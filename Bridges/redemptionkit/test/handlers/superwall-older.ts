import Superwall, { SuperwallDelegate } from '@superwall/react-native-superwall';
import { Alert } from 'react-native';

class Delegate extends SuperwallDelegate {
  didRedeemLink() { Alert.alert('Welcome!'); }
}

void Superwall.shared.setDelegate(new Delegate());

export const handleLink = async (url: string) => { await Superwall.shared.handleDeepLink(url); };
