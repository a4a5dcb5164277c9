import { nativeModule } from '@redemptionkit/client';
import type { NativeModule } from '@redemptionkit/client';

import { appPlugin } from './app.ts';
import type { CapacitorException, CapacitorGlobal } from './definitions.ts';

/**
 * Returns `registerPlugin` and `Capacitor` of `@capacitor/core` for a phone with one plugin. The plugin `App` gets the phone's URLs; everything
 * else of it, and all other plugins, go to the real ones.
 */
export function coreOf(platform: 'ios' | 'android', name: string, plugin: NativeModule):
  { readonly registerPlugin: CapacitorGlobal['registerPlugin']; readonly Capacitor: CapacitorGlobal } {
  const registerPlugin = (asked: string, implementations?: object): NativeModule => {
    if (asked === name) return plugin;
    const [real, missing] = [realCapacitor()?.registerPlugin(asked, implementations), missingPlugin(asked, platform)];
    return asked === 'App' ? appPlugin(platform, real, missing) : real ?? missing;
  };
  const own = {
    getPlatform: () => platform,
    isNativePlatform: () => true,
    isPluginAvailable: (asked: string) => asked === name || asked === 'App' || (realCapacitor()?.isPluginAvailable(asked) ?? false),
    registerPlugin,
  };
  const Capacitor = new Proxy<CapacitorGlobal>(own, {
    get: (target, member): unknown => Reflect.get(member in target ? target : realCapacitor() ?? target, member),
  });
  return { registerPlugin, Capacitor };
}

/** Returns the real Capacitor, which `@capacitor/core` puts on `globalThis` when it loads (`initCapacitorGlobal` in
 * `core/src/runtime.ts`, Capacitor 8.4.2); undefined where no test has loaded it. */
function realCapacitor(): CapacitorGlobal | undefined {
  return (globalThis as { readonly Capacitor?: CapacitorGlobal }).Capacitor;
}

/** Registering a plugin never fails in Capacitor; its calls do (`createPluginMethod` in `core/src/runtime.ts`, Capacitor 8.4.2). */
function missingPlugin(name: string, platform: string): NativeModule {
  const error = (): CapacitorException =>
    Object.assign(new Error(`"${name}" plugin is not implemented on ${platform}`), { code: 'UNIMPLEMENTED' });
  return nativeModule({}, () => () => Promise.reject(error()));
}
