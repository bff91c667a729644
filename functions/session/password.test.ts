import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

const hash = await hashPassword('pässword');

describe('passwords', () => {
  it('OPEN-52 the hash names scrypt with OWASP’s parameters and holds no password', () => {
    expect(hash).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(hash).not.toContain('pässword');
  });

  it('OPEN-52 the same password has a new salt each time', async () => {
    expect(await hashPassword('pässword')).not.toBe(hash);
  });

  it('OPEN-52 only the right password matches', async () => {
    expect(await verifyPassword('pässword', hash)).toBe(true);
    expect(await verifyPassword('Pässword', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('OPEN-52 a password typed with combining characters is the same password', async () => {
    expect(await verifyPassword('pässword'.normalize('NFD'), hash)).toBe(true);
  });

  it('OPEN-42 without a hash, or with a malformed one, no password matches', async () => {
    expect(await verifyPassword('pässword', undefined)).toBe(false);
    expect(await verifyPassword('', 'scrypt$131072$8$1$c2FsdA$')).toBe(false);
  });
});
