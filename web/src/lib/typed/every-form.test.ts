import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../..', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }));
const naming = (words: RegExp) => sources.filter(({ text }) => words.test(text)).map(({ name }) => name);

/** Filled in before there is a session, or with a password. */
const NEVER_KEPT = [
  'features/profile/account/delete-account-dialog.tsx',
  'features/profile/security/add-passkey-dialog.tsx',
  'features/profile/security/change-password.tsx',
  'features/profile/security/remove-passkey-dialog.tsx',
  'features/session/forgot-password-page.tsx',
  'features/session/new-password-page.tsx',
  'features/session/sign-in-form.tsx',
  'features/session/sign-up-form.tsx',
];

it('every form keeps what is typed when the session ends, except those with a password or before signing in', () => {
  expect(naming(/\buseForm\b[<(]/).sort()).toEqual([...NEVER_KEPT, 'lib/typed/use-typed-form.ts']);
});

it('no form with a password is kept', () => {
  const passwords = naming(/type="password"|name="password"/);
  expect(passwords.length).toBeGreaterThan(3);
  expect(passwords.filter((name) => ![...NEVER_KEPT, 'ui/field/new-password-field.tsx'].includes(name))).toEqual([]);
});

it('every other input is kept, or has its reason here', () => {
  const writable = naming(
    /<(Input|TextArea|textarea)\b[^>]*\b(value|defaultValue)=|<(Input|TextArea)\s+\{\.\.\.control\}/,
  );
  const kept = naming(/\buse(Typed|WatchedForm)\(/);
  expect(writable.filter((name) => !kept.includes(name)).sort()).toEqual([
    // Belongs to the suggestion, which is gone with the chat.
    'features/home/plan/start-trip.tsx',
    // Part of ReviewStep and EmailView or EmailParser, which keep it.
    'features/mail/review/field-editor.tsx',
    'features/mail/trip-target-fields.tsx',
    // A number of days, and a window's one address: quickly set again.
    'features/trip/arrange/shift-dates-dialog.tsx',
    // Saved as soon as it is chosen; and an address to copy.
    'features/trip/sharing/link-section.tsx',
    'features/trip/sharing/shown-address.tsx',
    'ui/calendar-window/new-address.tsx',
    // Its form keeps the text.
    'ui/place-field/place-input.tsx',
    // The URL has the search term.
    'ui/search-box/search-box.tsx',
  ]);
});
