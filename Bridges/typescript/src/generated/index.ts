// Made by `redemption codegen --language typescript` from the schemas of RedemptionKit; do not edit.

export * from './calls.ts';
export * from './contract.ts';
export * from './decode.ts';
export * from './types.ts';
