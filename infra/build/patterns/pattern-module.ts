import { PreparedPattern, SharedPattern } from './prepared-pattern.ts';
import { type Members, writtenOut } from './written-out.ts';

/** What the modules of a bundle make their patterns by; `members` reads the file with the characters of properties. */
export function patternMaker(members: () => Members) {
  const make = (source: string, flags: string): RegExp =>
    new RegExp(source.includes('\\p{') ? writtenOut(source, flags, members()) : source, flags);
  return {
    /** A pattern that a build has prepared. */
    prepared: (choices: string, flags: string, needs?: string): PreparedPattern =>
      new PreparedPattern(new SharedPattern({ choices, flags, ...(needs === undefined ? {} : { needs }) }, make)),
    /** One whose source is only known when it is made. */
    made: (pattern: string | RegExp, flags?: string): RegExp =>
      typeof pattern === 'string' ? make(pattern, flags ?? '') : make(pattern.source, flags ?? pattern.flags),
  };
}
