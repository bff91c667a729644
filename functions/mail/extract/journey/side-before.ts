import { foldWords } from '#shared/text/fold.ts';
import { rolesOfPhrase } from '../labels/roles.ts';
import type { Side } from './atoms.ts';

/** 'ab 06:46', 'dep. 12:40', 'arrives 17:12': the one or two words before the time. */
export function sideBefore(text: string, at: number): Side | undefined {
  const before = /(\p{L}+)[.:]?\s?(\p{L}+)?[.:]?\s{0,2}$/u.exec(text.slice(Math.max(0, at - 30), at));
  if (!before) return undefined;
  for (const phrase of [`${before[1]} ${before[2] ?? ''}`, before[2] ?? before[1] ?? '']) {
    const roles = rolesOfPhrase(foldWords(phrase));
    if (roles?.has('departure') || roles?.has('from')) return 'departure';
    if (roles?.has('arrival') || (roles?.has('to') && phrase.length > 2)) return 'arrival';
  }
  return undefined;
}
