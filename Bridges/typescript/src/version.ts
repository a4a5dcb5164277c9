/** The version of this package, and of the contract that it was made from. */
export const version: string = '0.1.0';

/** Whether a server of that version can be talked to: before 1.0 a minor version may change the contract. */
export function worksWith(found: string): boolean {
  return /^0\.1\.[0-9]+([-+].*)?$/.test(found);
}

/** The versions that `worksWith` accepts, for people. */
export const expectedVersions: string = '0.1.x';
