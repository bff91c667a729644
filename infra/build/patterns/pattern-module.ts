import { type Prepared, PreparedPattern } from './prepared-pattern.ts';
import { type Members, writtenOut } from './written-out.ts';

/** What the modules of a bundle make their patterns by; `members` reads the file with the characters of properties. */
export function patternMaker(members: () => Members) {
  const made = (source: string, flags: string): RegExp =>
    new RegExp(source.includes('\\p{') ? writtenOut(source, flags, members()) : source, flags);
  return {
    /** A pattern that a build has prepared; `keep` has what all made of it share. */
    prepared: (source: string, flags: string, needed?: string): PreparedPattern => {
      const prepared: Prepared = { source, flags, ...(needed === undefined ? {} : { needed }) };
      return new PreparedPattern({ prepared }, made);
    },
    /** One whose source is only known when it is made. */
    made: (pattern: string | RegExp, flags?: string): RegExp =>
      typeof pattern === 'string' ? made(pattern, flags ?? '') : made(pattern.source, flags ?? pattern.flags),
  };
}
