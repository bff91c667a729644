import { catalogue } from './catalogue.ts';
import data from './known-sights.json' with { type: 'json' };

/** A famous sight in a text, and the town it is visited from. */
export interface KnownSight {
  /** As it is written in the text. */
  readonly name: string;
  readonly at: number;
  readonly town: string;
}

const SIGHTS = Object.entries(data.sights).map(([name, town]) => ({
  town,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.]/g, '\\.')}(?![\\p{L}\\p{N}])`, 'u'),
}));

/** The famous sights of a folded text that are no destination of the catalogue. */
export function knownSightsIn(folded: string): KnownSight[] {
  return SIGHTS.flatMap(({ town, pattern }) => {
    const match = pattern.exec(folded);
    return match && !catalogue().destination(match[0]) ? [{ name: match[0], at: match.index, town }] : [];
  });
}
