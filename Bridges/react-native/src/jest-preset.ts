/**
 * For Jest's `preset: '@redemptionkit/react-native'`: the preset of the app, the phone under every test file, and what Jest needs to load
 * both SDKs.
 *
 * The app's preset is `jest-expo`, or `react-native` in an app without it.
 *
 * @module
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Jest starts in the folder of the app; in a workspace its packages may lie above it.
const app = createRequire(join(process.cwd(), 'package.json'));

function found(module: string): string | undefined {
  try {
    return app.resolve(module);
  } catch {
    return undefined;
  }
}

const base = found('jest-expo/jest-preset') ?? found('react-native/jest-preset');
if (base === undefined) throw new Error('Neither jest-expo nor react-native is installed in this project: their Jest presets were looked for. Run npm install.');

const preset = app(base) as { setupFiles?: string[]; moduleNameMapper?: object };
// It has no entry for `require`, so only its folder can be looked for.
const superwall = app.resolve.paths('expo-superwall')?.map((folder) => join(folder, 'expo-superwall')).find(existsSync);

const settings: Record<string, unknown> = {
  ...preset,
  setupFiles: [...preset.setupFiles ?? [], '@redemptionkit/react-native/jest-setup'],
  // react-native-purchases depends on a package of ES modules.
  transformIgnorePatterns: ['node_modules/(?!(@revenuecat|(jest-)?react-native|@react-native|@react-navigation|expo|@expo))'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    ...superwall !== undefined && { '^expo-superwall(|/compat)$': join(superwall, 'build/src$1/index.js') },
  },
};
export default settings;
