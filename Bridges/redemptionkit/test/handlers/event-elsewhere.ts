import { SuperwallExpoModule } from 'expo-superwall';

export const onLink = (url: string): Promise<boolean> => SuperwallExpoModule.handleDeepLink(url);
