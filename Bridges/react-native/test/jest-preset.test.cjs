// The preset in apps with other packages than the one of these tests.
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

test.each([['react-native', ['react-native']], ['jest-expo', ['react-native', 'jest-expo', 'expo-superwall']]])('the preset has that of %s in an app with %j', (base, packages) => {
  const app = mkdtempSync(join(tmpdir(), 'app-'));
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(app);
  try {
    for (const name of packages) {
      mkdirSync(join(app, 'node_modules', name), { recursive: true });
      writeFileSync(join(app, 'node_modules', name, 'jest-preset.js'), `module.exports = { setupFiles: ['${name}'], moduleNameMapper: { own: '${name}' }, clearMocks: true };`);
    }
    jest.isolateModules(() => {
      const superwall = packages.includes('expo-superwall') && { '^expo-superwall(|/compat)$': join(app, 'node_modules/expo-superwall/build/src$1/index.js') };
      expect(require('@redemptionkit/react-native/jest-preset').default).toMatchObject({
        setupFiles: [base, '@redemptionkit/react-native/jest-setup'], clearMocks: true,
      });
      expect(require('@redemptionkit/react-native/jest-preset').default.moduleNameMapper).toEqual({ own: base, ...superwall });
    });
  } finally {
    cwd.mockRestore();
    rmSync(app, { recursive: true });
  }
});
