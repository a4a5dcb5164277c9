module.exports = { rootDir: __dirname, testMatch: ['**/*.test.cjs'], transform: {} };
