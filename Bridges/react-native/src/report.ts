declare const console: { error(text: string): void };

/** A method without an answer failed. The real module ends the app or logs it; here the test's console has it. */
export function report(method: string, error: unknown): void {
  console.error(`${method}: ${error instanceof Error ? error.message : String(error)}`);
}
