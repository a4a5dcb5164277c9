import { SuperwallProvider, useSuperwallEvents } from 'expo-superwall';

function Screen() {
  useSuperwallEvents({ didRedeemLink: (result: object) => { console.log(result); } });
  return null;
}

export default function App() { return <SuperwallProvider apiKeys={{ ios: 'pk_key' }}><Screen /></SuperwallProvider>; }
