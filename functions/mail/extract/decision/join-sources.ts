import { hasRole } from '../labels/segment.ts';
import type { MailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { confirmedAmounts } from '../payment/total-cost.ts';
import { addressScore } from '../places/address.ts';
import { areSameBooking } from './same-booking.ts';

/** The dates, times and amounts that a reader of the mail's text sees. */
export interface VisibleValues {
  readonly dates: ReadonlySet<string>;
  readonly times: ReadonlySet<string>;
  /** Amounts that a label or the other amounts call a part of the price. */
  readonly parts: ReadonlySet<number>;
}

export function visibleValues(context: MailContext): VisibleValues {
  const { segments } = context;
  const labelled = segments.filter((each) => hasRole(each, 'partOfPrice') && each.via !== 'none');
  return {
    parts: new Set(
      [...labelled.flatMap(({ money }) => money), ...confirmedAmounts(context).parts].map(({ amount }) => amount),
    ),
    dates: new Set(segments.flatMap(({ dates }) => dates.map(({ date }) => date))),
    times: new Set(segments.flatMap(({ times }) => times.map(({ time }) => time))),
  };
}

type Fields = Draft['fields'];

const isSeen = (name: string, value: unknown, visible: VisibleValues): boolean =>
  name.endsWith('Time') ? visible.times.has(String(value)) : visible.dates.has(String(value));

const MOMENTS = ['startDate', 'startTime', 'endDate', 'endTime'] as const;

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
    const isOutdated = !isSeen(name, own.value, visible) && isSeen(name, other.value, visible);
    if (own.value === other.value || (isOutdated && name !== 'endDate')) joined[name] = other;
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

/** Two lists of the same bookings: each of the first with its counterpart, and what is left of the second. */
function pairSources(
  first: readonly Draft[],
  second: readonly Draft[],
): { readonly pairs: readonly { readonly own: Draft; readonly other: Draft | undefined }[]; readonly left: Draft[] } {
  const left = [...second];
  const pairs = first.map((own) => {
    const at = left.findIndex((each) => areSameBooking(own, each));
    const [other] = at < 0 ? [] : left.splice(at, 1);
    return { own, other };
  });
  return { pairs, left };
}

const startsOn = ({ fields }: Draft): string | undefined => fields.startDate?.value;

/** Bookings of markup with what the text says of each; those that only the text has are added on other days. */
export function joinMarked(marked: readonly Draft[], told: readonly Draft[], visible: VisibleValues): Draft[] {
  const { pairs, left } = pairSources(marked, told);
  const isComplete = pairs.every(({ other }) => other !== undefined);
  const joined = pairs.map(({ own, other }) =>
    other === undefined ? own : { ...own, fields: joinFields(own.fields, other.fields, visible) },
  );
  const days = new Set(joined.map(startsOn));
  return [...joined, ...(isComplete ? left.filter((each) => !days.has(startsOn(each))) : [])];
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
