declare const console: { error(text: string): void };

/** A method without an answer failed. The real module ends the app or logs it; here the test's console has it. */
export function report(method: string, error: unknown): void {
  // By its name: the error may be of another copy of the client. The app has not awaited the call, and could not.
  if (error instanceof Error && error.name === 'PhoneReset') return;
  console.error(`${method}: ${error instanceof Error ? error.message : String(error)}`);
}
