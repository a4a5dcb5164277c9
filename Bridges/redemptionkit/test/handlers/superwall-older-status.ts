import Superwall from '@superwall/react-native-superwall';
import { Alert } from 'react-native';

void Superwall.shared.setDelegate({ didRedeemLink: ({ status }: { status: string }) => { if (status !== 'SUCCESS') Alert.alert(status); } });
Superwall.shared.subscriptionStatusEmitter.addListener('change', ({ status }: { status: string }) => { if (status === 'ACTIVE') Alert.alert('Welcome!'); });

export const handleLink = async (url: string) => { await Superwall.shared.handleDeepLink(url); };
