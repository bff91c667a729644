import { writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';

declare global {
  /** Names of the mutants that the running test file came past, and the source files that it loaded. */
  var passedPlaces: Set<string> | undefined;
}

/** Where the running test file leaves what it came past; without it nothing is noted. */
const notes = process.env.PASSED_PLACES;

if (notes) {
  const passed = new Set<string>();
  globalThis.passedPlaces = passed;
  afterAll(() => writeFileSync(notes, JSON.stringify([...passed])));
}
