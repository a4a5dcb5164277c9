import Superwall from '@superwall/react-native-superwall';
import { Alert } from 'react-native';

void Superwall.shared.setDelegate({ subscriptionStatusDidChange: (_: object, to: { status: string }) => { if (to.status === 'ACTIVE') Alert.alert('Welcome!'); } });

/** Its SDK calls the delegate with `UNKNOWN` alone. */
export const handleLink = async (url: string) => { await Superwall.shared.handleDeepLink(url); };
