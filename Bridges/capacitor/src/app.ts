import { linkDelivery, nativeModule } from '@redemptionkit/client';
import type { NativeModule } from '@redemptionkit/client';

import type { PluginListenerHandle } from './definitions.ts';

/** This copy of the package: on a phone, a reload ends the JavaScript that was loaded before. */
const generation = Symbol();

type Listener = (event: unknown) => void;
type AnyPlugin = { readonly [method: string]: ((...args: unknown[]) => unknown) | undefined };

/**
 * The plugin of `@capacitor/app` on the URLs that `phone.open` and `phone.launch` deliver, and on `phone.background`. Everything but `getLaunchUrl`
 * and the events `appUrlOpen`, `appStateChange`, `pause` and `resume` is the real plugin's; without one, `missing` answers its methods.
 *
 * Two facts of @capacitor/app 8.1.0 that apps stumble over (AppPlugin.swift, AppPlugin.java, `retainUntilConsumed`): the URL that started the
 * app comes as `appUrlOpen` too, for the first listener, so an app that also asks `getLaunchUrl` handles it twice; and on iOS
 * `getLaunchUrl` returns the URL that came last, not the first.
 */
export function appPlugin(platform: 'ios' | 'android', real: NativeModule | undefined, missing: NativeModule): NativeModule {
  const other = (real ?? missing) as unknown as AnyPlugin;
  const stops: (() => void)[] = [];
  const members = {
    getLaunchUrl(): Promise<{ readonly url: string } | undefined> {
      const links = linkDelivery();
      const url = platform === 'ios' ? links.lastURL : links.launchURL;
      return Promise.resolve(url === null ? undefined : { url });
    },

    addListener(name: string, listener: Listener): unknown {
      const isURL = name === 'appUrlOpen';
      const stop = isURL ? hearURLs(listener, platform) : watch(name, listener, platform);
      stops.push(stop);
      const others = isURL || real === undefined ? undefined : other['addListener']?.(name, listener);
      const handle = Promise.resolve(others as Promise<PluginListenerHandle> | undefined);
      const remove = async (): Promise<void> => {
        stop();
        await (await handle)?.remove();
      };
      // Capacitor's promise of a handle has the handle's `remove` itself, for code that does not await it.
      return Object.assign(handle.then(() => ({ remove })), { remove });
    },

    async removeAllListeners(): Promise<void> {
      for (const stop of stops.splice(0)) stop();
      if (real !== undefined) await other['removeAllListeners']?.();
    },
  };
  return nativeModule(members, (method) => (...args: unknown[]) => other[method]?.(...args));
}

const [pause, resume] = [['pause', {}], ['resume', {}]] as const;
const [inactive, active] = [['appStateChange', { isActive: false }], ['appStateChange', { isActive: true }]] as const;
/** The event of each step to the background and back. Capacitor 8.1.0: AppPlugin.swift; BridgeActivity.java, AppPlugin.java. */
const events = {
  ios: { leaving: inactive, left: pause, returning: resume, returned: active },
  android: { leaving: pause, left: inactive, returning: active, returned: resume },
};

/** Calls the listener for each URL, and in the next turn for those that came while nothing listened. */
function hearURLs(listener: Listener, platform: 'ios' | 'android'): () => void {
  const tell = (url: string): void => { listener(openEvent(platform, url)); };
  void Promise.resolve().then(() => { for (const url of linkDelivery().takeUnheard()) tell(url); });
  return linkDelivery().listen(tell, generation);
}

/** Calls the listener with the events of that name. */
function watch(name: string, listener: Listener, platform: 'ios' | 'android'): () => void {
  return linkDelivery().watch((move) => {
    const [told, event] = events[platform][move];
    if (told === name) listener(event);
  }, generation);
}

/** `makeUrlOpenObject` of AppPlugin.swift adds the scene's facts about the sender; AppPlugin.java has only the URL. */
function openEvent(platform: 'ios' | 'android', url: string): object {
  return platform === 'ios' ? { url, iosSourceApplication: '', iosOpenInPlace: '' } : { url };
}
