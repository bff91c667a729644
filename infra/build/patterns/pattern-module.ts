import { PreparedPattern, SharedPattern } from './prepared-pattern.ts';
import { type Members, writtenOut } from './written-out.ts';

/** What the modules of a bundle make their patterns by; `members` reads the file with the characters of properties. */
export function patternMaker(members: () => Members) {
  const make = (source: string, flags: string): RegExp =>
    new RegExp(source.includes('\\p{') ? writtenOut(source, flags, members()) : source, flags);
  const prepared = (choices: string, flags: string, needs?: string): PreparedPattern =>
    new PreparedPattern(new SharedPattern({ choices, flags, ...(needs === undefined ? {} : { needs }) }, make));
  return {
    /** A pattern that a build has prepared. */
    prepared,
    /** One whose source is only known when it is made: it is compiled when it is first used. */
    made: (pattern: string | RegExp, flags?: string): RegExp =>
      typeof pattern === 'string' ? prepared(pattern, flags ?? '') : prepared(pattern.source, flags ?? pattern.flags),
  };
}
