export interface PluginListenerHandle { remove: () => Promise<void> }
export declare class CapacitorException extends Error { readonly code?: string }
export declare const registerPlugin: <T>(name: string, implementations?: { readonly [platform: string]: unknown }) => T;
export declare const Capacitor: {
  Exception: typeof CapacitorException;
  convertFileSrc: (path: string) => string;
  getPlatform: () => string;
  isNativePlatform: () => boolean;
  isPluginAvailable: (name: string) => boolean;
  registerPlugin: typeof registerPlugin;
};
