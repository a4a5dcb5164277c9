import type { PluginListenerHandle } from '@capacitor/core';

export interface AppLaunchUrl { url: string }
export interface URLOpenListenerEvent { url: string }
export interface AppPlugin {
  getLaunchUrl(): Promise<AppLaunchUrl | undefined>;
  addListener(eventName: 'appStateChange', listenerFunc: (state: { isActive: boolean }) => void): Promise<PluginListenerHandle>;
  addListener(eventName: 'appUrlOpen', listenerFunc: (event: URLOpenListenerEvent) => void): Promise<PluginListenerHandle>;
}
export declare const App: AppPlugin;
