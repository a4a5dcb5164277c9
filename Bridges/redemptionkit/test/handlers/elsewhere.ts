import Purchases from 'react-native-purchases';
import { queue } from './pending-links';

// Another file redeems.
export const handleLink = (url: string): void => { queue.add(url); };
export const restore = () => Purchases.restorePurchases();
