import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';

/** The usual way from the middle of a destination to what a text names: 'the ferry from Eminönü …'; undefined where none is known. */
export function wayKnown(text: string, { ways = [] }: CatalogueDestination): string | undefined {
  const folded = foldInPlace(text);
  return ways.find(({ to }) => to.some((name) => name !== AIRPORT && hasName(folded, name)))?.by;
}

/** The quarters and places that a folded text names of what ways are known to; a destination is a stop, and none of these. */
export function wayNames(folded: string, destinations: readonly CatalogueDestination[]): string[] {
  return destinations.flatMap(({ ways = [] }) =>
    ways.flatMap(({ to }) => to.find((name) => isQuarter(name) && hasName(folded, name)) ?? []),
  );
}

function isQuarter(name: string): boolean {
  return name !== AIRPORT && catalogue().destination(name) === undefined;
}

/** How one comes into town from its airport, as a sentence without its stop. */
export function airportKnown({ ways = [] }: CatalogueDestination): string | undefined {
  return ways.find(({ to }) => to.includes(AIRPORT))?.by;
}

const AIRPORT = 'airport';

const plainNames = new Map<string, string>();

/** Whether a folded text has a name as words of its own. */
function hasName(folded: string, name: string): boolean {
  const plain = plainNames.get(name) ?? foldInPlace(name);
  plainNames.set(name, plain);
  const at = folded.indexOf(plain);
  return at >= 0 && !IN_WORD.test(folded[at - 1] ?? '') && !IN_WORD.test(folded[at + plain.length] ?? '');
}

const IN_WORD = /[\p{L}\p{N}]/u;
