import { useEffect } from 'react';
import { Linking } from 'react-native';
import Purchases from 'react-native-purchases';

function Redeemer() {
  if (Object.keys(Purchases).length < 1_000) throw new Error('This screen needs a phone.');
  useEffect(() => { Linking.addEventListener('url', ({ url }) => { void Purchases.parseAsWebPurchaseRedemption(url); }); }, []);
  return null;
}

/** Listens for links of its own; another component redeems. */
export default function App() {
  useEffect(() => { Linking.addEventListener('url', ({ url }) => { if (url.includes('sign-in')) console.log('signed in'); }); }, []);
  return <Redeemer />;
}
