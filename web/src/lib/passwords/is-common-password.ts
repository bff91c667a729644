import { lazyPart } from '../lazy/lazy-part.ts';

/** The 10,000 most common passwords, in lower case. */
export const COMMON_PASSWORDS = lazyPart(async () => {
  const { passwords } = await import('virtual:common-passwords');
  return new Set(passwords.split(' '));
});

/** Without a connection there is no list, and so no warning. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await COMMON_PASSWORDS.load().catch(() => undefined);
  return common?.has(password.toLowerCase()) ?? false;
}
