import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** How many of the most common passwords are told from others. */
const COUNT = 10_000;
/** Shorter ones are refused anyway. */
const MIN_LENGTH = 6;
const NAME = 'virtual:common-passwords';

/**
 * Provides 'virtual:common-passwords': the most common passwords of the zxcvbn-ts dictionary, which is sorted by how
 * common they are, in one text with spaces between. Sorted by letters here, as they compress better.
 */
export function commonPasswords(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const passwords = ${JSON.stringify(mostCommon().join(' '))};` : undefined,
  };
}

export function mostCommon(): string[] {
  const entry = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common');
  const file = path.join(entry, '..', '..', 'src', 'passwords.json');
  const ranked: readonly string[] = JSON.parse(readFileSync(file, 'utf8'));
  return ranked
    .filter((password) => password.length >= MIN_LENGTH && !/\s/.test(password))
    .slice(0, COUNT)
    .toSorted();
}
