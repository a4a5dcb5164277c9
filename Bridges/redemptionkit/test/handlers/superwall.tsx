import Superwall from 'expo-superwall/compat';
import { Alert } from 'react-native';

void Superwall.shared.setDelegate({ didRedeemLink: () => { Alert.alert('Welcome!'); } });

export const onLink = async ({ url }: { url: string }): Promise<boolean> => await Superwall.shared.handleDeepLink(url);
