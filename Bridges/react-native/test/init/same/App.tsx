import { Linking } from 'react-native';

import { handleRedemptionLink } from './src/redeem';

Linking.addEventListener('url', ({ url }) => { void handleRedemptionLink(url); });
void Linking.getInitialURL().then((url) => { if (url !== null) void handleRedemptionLink(url); });
