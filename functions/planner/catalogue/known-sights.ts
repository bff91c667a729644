import { catalogue } from './catalogue.ts';
import data from './known-sights.json' with { type: 'json' };

/** A famous sight in a text, and the town it is visited from. */
export interface KnownSight {
  /** As it is written in the text. */
  readonly name: string;
  readonly at: number;
  readonly town: string;
}

const SIGHTS = Object.entries(data.sights);

/** Compiled for a name that occurs in a text, as few do: all of them would take a cold start some milliseconds. */
const asWords = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.]/g, '\\.')}(?![\\p{L}\\p{N}])`, 'u');

/** The famous sights of a folded text that are no destination of the catalogue. */
export function knownSightsIn(folded: string): KnownSight[] {
  return SIGHTS.flatMap(([name, town]) => {
    const match = folded.includes(name) ? asWords(name).exec(folded) : undefined;
    return match && !catalogue().destination(match[0]) ? [{ name: match[0], at: match.index, town }] : [];
  });
}
