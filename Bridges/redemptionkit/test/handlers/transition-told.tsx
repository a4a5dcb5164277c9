import { useEffect, useState, useSyncExternalStore, useTransition } from 'react';
import { Linking, Text } from 'react-native';
import Purchases from 'react-native-purchases';

const opened = { link: '', changed: new Set<() => void>() };
Linking.addEventListener('url', ({ url }) => {
  opened.link = url;
  for (const changed of opened.changed) changed();
});

function subscribe(changed: () => void) {
  opened.changed.add(changed);
  return () => { opened.changed.delete(changed); };
}

/** The link is in a store that is not React's, and the redemption in a transition. */
export default function Redeemer() {
  const link = useSyncExternalStore(subscribe, () => opened.link);
  const [result, setResult] = useState('');
  const [, start] = useTransition();
  useEffect(() => {
    if (link === '') return;
    start(async () => {
      const redemption = await Purchases.parseAsWebPurchaseRedemption(link);
      if (redemption) setResult((await Purchases.redeemWebPurchase(redemption)).result);
    });
  }, [link]);
  return <Text>{result}</Text>;
}
