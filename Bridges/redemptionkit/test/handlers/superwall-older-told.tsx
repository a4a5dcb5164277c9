import Superwall, { SuperwallDelegate } from '@superwall/react-native-superwall';
import { useEffect } from 'react';
import { Alert, Linking } from 'react-native';

class Delegate extends SuperwallDelegate {
  didRedeemLink(result: { status: string }) { Alert.alert(result.status); }
}

export default function App() {
  useEffect(() => {
    void Superwall.configure({ apiKey: 'pk_key' }).then(() => Superwall.shared.setDelegate(new Delegate()));
    const subscription = Linking.addEventListener('url', ({ url }) => { void Superwall.shared.handleDeepLink(url); });
    return () => { subscription.remove(); };
  }, []);
  return null;
}
