import { Linking } from 'react-native';

import { openLink } from './src/redeem';

Linking.addEventListener('url', ({ url }) => { void openLink(url); });
void Linking.getInitialURL().then((url) => { if (url !== null) void openLink(url); });
