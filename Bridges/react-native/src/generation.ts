/** This copy of the package. Jest loads another one after `jest.resetModules()`, as a phone does when the app is loaded again. */
export const generation: symbol = Symbol();
