import { expect, it } from 'vitest';
import { mostCommon } from './common-passwords.ts';

it('SAFE-02 new passwords are held against the 10,000 most common that are long enough', () => {
  const passwords = mostCommon();
  expect(new Set(passwords).size).toBe(10_000);
  expect(passwords).toEqual(expect.arrayContaining(['123456', 'password', 'qwerty', 'iloveyou']));
  expect(passwords.filter((password) => password.length < 6 || password !== password.toLowerCase())).toEqual([]);
});
