export declare const Alert: { alert(title: string, message?: string): void };
export declare const Linking: {
  addEventListener(type: 'url', listener: (event: { url: string }) => void): { remove(): void };
  getInitialURL(): Promise<string | null>;
};
export declare const Platform: { readonly OS: 'ios' | 'android' };
