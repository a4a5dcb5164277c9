export default () => ({ name: "Shop", scheme: process.env.SCHEME });
