import { describe, expect, it } from 'vitest';
import { ProfileChanges } from '../travellers/profile.ts';
import { EmailAddress, NewPassword, Registration, Username } from './schema.ts';

const NAMES = { firstName: 'Ada', lastName: 'Lovelace' };

describe('usernames', () => {
  it.each(['abc', 'ada', 'A_b-c.9', 'x'.repeat(30), '...', '123'])('OPEN-45 VAL-17 %s is accepted as typed', (name) => {
    expect(Username.parse(name)).toBe(name);
  });

  it.each([
    ['ab', 'Username must be at least 3 characters'],
    ['', 'Username must be at least 3 characters'],
    ['x'.repeat(31), 'Username can have at most 30 characters'],
    ['ada lovelace', "Username can have letters, digits, '_', '-' and '.' only"],
    ['ada/lovelace', "Username can have letters, digits, '_', '-' and '.' only"],
    ['ädä', "Username can have letters, digits, '_', '-' and '.' only"],
    ['ada?', "Username can have letters, digits, '_', '-' and '.' only"],
    ['search', 'This username cannot be used'],
    ['SEARCH', 'This username cannot be used'],
    ['Following', 'This username cannot be used'],
    ['public', 'This username cannot be used'],
  ])('OPEN-45 OPEN-138 %j is refused: %s', (name, message) => {
    expect(Username.safeParse(name).error?.issues[0]?.message).toBe(message);
  });

  it('OPEN-45 a name that a browser would resolve to another path is refused', () => {
    for (const name of ['..', '.']) expect(Username.safeParse(name).success).toBe(false);
  });
});

describe('registration', () => {
  it.each(['ada@example.com', 'ADA@Example.com', ' ada@example.com '])(
    'OPEN-44 the email %j is stored in lower case',
    (email) => {
      expect(EmailAddress.parse(email)).toBe('ada@example.com');
    },
  );

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'a b@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@example.com\nx',
    '',
    null,
  ])('VAL-13 OPEN-47 %j is not an email address', (email) => {
    expect(EmailAddress.safeParse(email).error?.issues[0]?.message).toBe('Please enter a valid email address');
  });

  it('VAL-14 a password has at least 6 characters, whatever they are', () => {
    expect(NewPassword.parse('      ')).toBe('      ');
    expect(NewPassword.parse('123456')).toBe('123456');
    expect(NewPassword.safeParse('12345').error?.issues[0]?.message).toBe('Password must be at least 6 characters');
    expect(NewPassword.safeParse('x'.repeat(201)).success).toBe(false);
  });

  it('VAL-18 the username may be left out, null or empty', () => {
    const registration = { ...NAMES, email: 'ada@example.com', password: '123456' };
    for (const username of [undefined, null, '']) {
      expect(Registration.parse({ ...registration, username }).username).toBeNull();
    }
  });

  it('VAL-15 VAL-16 missing names are reported in order', () => {
    const { error } = Registration.safeParse({ email: 'ada@example.com', password: '123456' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['First name is required', 'Last name is required']);
  });
});

describe('changes of a profile', () => {
  it('OPEN-101 OPEN-137 follow the rules of sign-up; a bio has at most 500 characters', () => {
    expect(ProfileChanges.parse({ ...NAMES, bio: 'x'.repeat(500) }).bio).toHaveLength(500);
    const messages = [
      { ...NAMES, bio: 'x'.repeat(501) },
      { ...NAMES, username: 'ab' },
      { ...NAMES, firstName: '' },
      { ...NAMES, profileImageUrl: 'javascript:alert(1)' },
    ].map((changes) => ProfileChanges.safeParse(changes).error?.issues[0]?.message);
    expect(messages).toEqual([
      'Bio can have at most 500 characters',
      'Username must be at least 3 characters',
      'First name is required',
      'Please enter a valid URL',
    ]);
  });
});
