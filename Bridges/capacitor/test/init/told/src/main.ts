import { App } from '@capacitor/app';

import { redeem } from './redeem';

void App.addListener('appUrlOpen', ({ url }) => { void redeem(url); });
