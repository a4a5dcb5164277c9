import { useEffect } from 'react';
import { Alert, Linking } from 'react-native';
import { SuperwallProvider, useSuperwallEvents } from 'expo-superwall';
import Superwall from 'expo-superwall/compat';

/** The provider opens links itself; the class API, which nobody configures, never does. */
function Redeemer() {
  useSuperwallEvents({ didRedeemLink: ({ status }: { status: string }) => { Alert.alert(status); } });
  useEffect(() => {
    const subscription = Linking.addEventListener('url', ({ url }) => { void Superwall.shared.handleDeepLink(url); });
    return () => subscription.remove();
  }, []);
  return null;
}

export default function App() { return <SuperwallProvider apiKeys={{ ios: 'pk_key' }}><Redeemer /></SuperwallProvider>; }
