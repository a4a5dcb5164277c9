import { SuperwallProvider, useSuperwallEvents, useUser } from 'expo-superwall';
import { useState } from 'react';
import { Text } from 'react-native';

function Membership() {
  const [results, setResults] = useState<string[]>([]);
  const { subscriptionStatus } = useUser();
  useSuperwallEvents({ didRedeemLink: ({ status }) => { setResults((earlier) => [...earlier, status]); } });
  return <Text>{`${results.join()}: ${subscriptionStatus?.status}`}</Text>;
}

export function App() {
  return <SuperwallProvider apiKeys={{ ios: 'pk_key', android: 'pk_key' }}><Membership /></SuperwallProvider>;
}
