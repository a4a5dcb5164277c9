import { App } from '@capacitor/app';

/** Opens each URL that opens the app. The one that started it is among them. */
export async function listenForLinks(open: (url: string) => Promise<unknown>): Promise<void> {
  await App.addListener('appUrlOpen', ({ url }) => { void open(url); });
}
