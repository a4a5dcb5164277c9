import { useEffect } from 'react';
import { Linking, Text } from 'react-native';
import { redeem } from './src/redeem';

export default function App() {
  useEffect(() => {
    void Linking.getInitialURL().then((url) => { if (url !== null) void redeem(url); });
    const subscription = Linking.addEventListener('url', ({ url }) => { void redeem(url); });
    return () => { subscription.remove(); };
  }, []);
  return <Text>Shop</Text>;
}
