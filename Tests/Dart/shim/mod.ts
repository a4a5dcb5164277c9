// What `$` names in a translated library.
export * from "./core.ts";
export * from "./async.ts";
export * from "./convert.ts";
export * from "./io.ts";
export * from "./network.ts";
export * from "./test.ts";
export * from "./flutter.ts";
