import type { Draft } from '../mail-reading.ts';
import { addressScore } from '../places/address.ts';
import { areSameBooking } from './same-booking.ts';
import { couldBeVersions, isOutdated, isStale, MOMENTS, newestFields, withoutReplaced } from './stale-markup.ts';
import type { VisibleValues } from './visible-values.ts';

type Fields = Draft['fields'];

/**
 * The fields of one booking by what its markup and its text say: what only one has is taken from it; what both say is
 * quoted from the text. A moment of the markup that the text does not show gives way to the one that it shows, as it is
 * older, or in another zone.
 */
function joinFields(marked: Fields, told: Fields, visible: VisibleValues): Fields {
  const joined: Fields = { ...told, ...marked };
  for (const name of MOMENTS) {
    const [own, other] = [marked[name], told[name]];
    if (own === undefined || other === undefined) continue;
    const isOld = isOutdated(name, marked, told, visible) && (name !== 'endDate' || visible.isChange);
    if (own.value === other.value || isOld) joined[name] = other;
  }
  // Markup that gives the deposit as the price.
  const [price, total] = [marked.cost, told.cost];
  if (price && total && price.value < total.value && visible.parts.has(price.value)) joined.cost = total;
  // A price without its currency and a currency without its price are of different sums.
  if (marked.cost === undefined && told.cost === undefined) delete joined.currency;
  if (marked.cost !== undefined && marked.currency === undefined && told.cost?.value !== marked.cost.value)
    delete joined.currency;
  return joined;
}

/** A calendar entry is a note: the text says better what it is, and the entry where, if it has the address. */
function joinEntry(entry: Fields, told: Fields): Fields {
  const [place, saidPlace] = [entry.location, told.location];
  const isAddress = place !== undefined && addressScore(place.value) >= 1.5;
  const isBetter = isAddress && (saidPlace === undefined || addressScore(saidPlace.value) < 1.5);
  return { ...entry, ...told, ...(isBetter ? { location: place } : {}) };
}

interface Pair {
  readonly own: Draft;
  readonly other: Draft | undefined;
}
interface Pairs {
  readonly pairs: readonly Pair[];
  readonly left: readonly Draft[];
}

/** Two lists of the same bookings: each of the first with its counterpart, and what is left of the second. */
function pairSources(
  first: readonly Draft[],
  second: readonly Draft[],
  areSame: (own: Draft, other: Draft) => boolean = areSameBooking,
): Pairs {
  const left = [...second];
  const pairs = first.map((own) => {
    const at = left.findIndex((each) => areSame(own, each));
    const [other] = at < 0 ? [] : left.splice(at, 1);
    return { own, other };
  });
  return { pairs, left };
}

/** In a mail about a change, what is left of the text may be the new version of what is left of the markup. */
function pairVersions({ pairs, left }: Pairs, visible: VisibleValues): Pairs {
  if (!visible.isChange || left.length === 0) return { pairs, left };
  const alone = pairs.filter(({ other }) => other === undefined).map(({ own }) => own);
  const versions = pairSources(alone, left, couldBeVersions);
  const newest = new Map(versions.pairs.map(({ own, other }) => [own, other]));
  return { pairs: pairs.map(({ own, other }) => ({ own, other: other ?? newest.get(own) })), left: versions.left };
}

const startsOn = ({ fields }: Draft): string | undefined => fields.startDate?.value;

/** A table or a visit at an hour during a stay of the markup, which has its room alone. */
const isWithinStay = ({ type, fields }: Draft, marked: readonly Draft[]): boolean =>
  (type === 'restaurant' || type === 'activity') &&
  fields.startTime?.evidence.kind === 'found' &&
  marked.every((stay) => {
    const day = fields.startDate?.value ?? '';
    return stay.type === 'hotel' && (startsOn(stay) ?? '') <= day && day <= (stay.fields.endDate?.value ?? '');
  });

/**
 * Bookings of markup with what the text says of each; those that only the text has are added on other days. Of a change,
 * the text has the new version where the markup is not made anew.
 */
export function joinMarked(marked: readonly Draft[], told: readonly Draft[], visible: VisibleValues): Draft[] {
  const { pairs, left } = pairVersions(pairSources(marked, told), visible);
  const isComplete = pairs.every(({ other }) => other !== undefined);
  const joined = pairs.map(({ own, other }) => {
    const held = withoutReplaced(own.fields, visible);
    if (other === undefined) return { ...own, fields: held };
    const fields = joinFields(held, other.fields, visible);
    return { ...own, fields: isStale(own, other, visible) ? { ...fields, ...newestFields(other) } : fields };
  });
  const days = new Set(joined.map(startsOn));
  const isAdded = (each: Draft) => !days.has(startsOn(each)) && (isComplete || isWithinStay(each, joined));
  return [...joined, ...left.filter(isAdded)];
}

/**
 * Calendar entries completed by the mail's text: an entry has only a summary where the text has type, stops, local
 * times, reference and price. Bookings that only the text has are added if it has all entries, too.
 */
export function joinEntries(entries: readonly Draft[], told: readonly Draft[]): Draft[] {
  const { pairs, left } = pairSources(entries, told);
  const joined = pairs.map(({ own, other }) =>
    other === undefined ? own : { ...other, fields: joinEntry(own.fields, other.fields) },
  );
  return pairs.every(({ other }) => other !== undefined) ? [...joined, ...left] : joined;
}
