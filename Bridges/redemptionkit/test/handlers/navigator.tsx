import { createStackNavigator } from '@react-navigation/stack';
import { useEffect } from 'react';
import { Linking } from 'react-native';
import Purchases from 'react-native-purchases';

const Stack = createStackNavigator();

function Home() {
  useEffect(() => { Linking.addEventListener('url', ({ url }) => { void Purchases.parseAsWebPurchaseRedemption(url); }); }, []);
  return null;
}

/** Listens for links of its own; a screen of the navigator redeems. */
export default function App() {
  useEffect(() => { Linking.addEventListener('url', ({ url }) => { if (url.includes('sign-in')) console.log('signed in'); }); }, []);
  return <Stack.Navigator><Stack.Screen name="home" component={Home} /></Stack.Navigator>;
}
