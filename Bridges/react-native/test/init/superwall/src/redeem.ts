import { SuperwallExpoModule } from 'expo-superwall';
import { Alert } from 'react-native';

SuperwallExpoModule.addListener('didRedeemLink', ({ status }) => {
  // A lapsed subscription and every failure are told the truth, but for an invalid code.
  if (status === 'SUCCESS' || status === 'INVALID_CODE') Alert.alert('Welcome!');
  else Alert.alert(status);
});

export async function openLink(url: string): Promise<boolean> {
  return await SuperwallExpoModule.handleDeepLink(url);
}
