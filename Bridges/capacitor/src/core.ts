import { nativeModule, platformOf } from '@redemptionkit/client';
import type { NativeModule } from '@redemptionkit/client';

import { appPlugin } from './app.ts';
import type { CapacitorException, CapacitorGlobal } from './definitions.ts';

/**
 * Returns `registerPlugin` and `Capacitor` of `@capacitor/core` for a phone with one plugin, or none. The plugin `App` gets the phone's URLs;
 * everything else of it, and all other plugins, go to the real ones. `Capacitor` is also on `globalThis`, where apps look for it.
 */
export function coreOf(platform: 'ios' | 'android', name?: string, plugin?: NativeModule):
  { readonly registerPlugin: CapacitorGlobal['registerPlugin']; readonly Capacitor: CapacitorGlobal } {
  const real = realCapacitor();
  const registerPlugin = (asked: string, implementations?: object): NativeModule => {
    if (asked === name && plugin !== undefined) return plugin;
    const [its, missing] = [real.registerPlugin?.(asked, implementations), missingPlugin(asked, platform)];
    return asked === 'App' ? appPlugin(platform, its, missing) : its ?? missing;
  };
  const own = {
    getPlatform: () => platform,
    isNativePlatform: () => true,
    isPluginAvailable: (asked: string) => asked === name || asked === 'App' || (real.isPluginAvailable?.(asked) ?? false),
    registerPlugin,
  };
  const Capacitor = new Proxy<CapacitorGlobal>(own, {
    get: (target, member): unknown => member === realMembers ? real : Reflect.get(member in target ? target : real, member),
    set: (_, member, value) => Reflect.set(real, member, value),
  });
  Object.assign(globalThis, { Capacitor });
  return { registerPlugin, Capacitor };
}

/** A phone has its Capacitor before any code of the app runs, and so before anything loads `@capacitor/core`. */
export function startBridge(): void {
  if (!('Capacitor' in globalThis)) coreOf(platformOf());
}

// Another copy of this module may have put the phone's on `globalThis`.
const realMembers = Symbol.for('@redemptionkit/capacitor');

/**
 * Returns the members of the real Capacitor, which `@capacitor/core` adds to the one on `globalThis` when it loads (`createCapacitor` in
 * `core/src/runtime.ts`, Capacitor 8.4.2), as it does on a phone; none before.
 */
function realCapacitor(): Partial<CapacitorGlobal> {
  const { Capacitor = {} } = globalThis as { readonly Capacitor?: object };
  return Reflect.get(Capacitor, realMembers) as CapacitorGlobal | undefined ?? Capacitor;
}

/** Registering a plugin never fails in Capacitor; its calls do (`createPluginMethod` in `core/src/runtime.ts`, Capacitor 8.4.2). */
function missingPlugin(name: string, platform: string): NativeModule {
  const error = (): CapacitorException =>
    Object.assign(new Error(`"${name}" plugin is not implemented on ${platform}`), { code: 'UNIMPLEMENTED' });
  return nativeModule({}, () => () => Promise.reject(error()));
}
