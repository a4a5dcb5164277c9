import { Linking } from 'react-native';

import open from './src/redeem';

Linking.addEventListener('url', ({ url }) => { void open(url); });
void Linking.getInitialURL().then((url) => { if (url !== null) void open(url); });
