import { areSameBooking } from '../decision/same-booking.ts';
import type { Draft, Found } from '../mail-reading.ts';
import type { SectionKind } from './kind-sections.ts';
import type { BlockReading } from './read-blocks.ts';

const MOMENTS = ['startTime', 'endDate', 'endTime'] as const;

/** Where in the text the days and hours of a booking stand. */
const momentsOf = ({ fields }: Draft): number[] => MOMENTS.flatMap((name) => fields[name]?.evidence.start ?? []);

/** Whether two bookings are made of the same days or hours of the text. */
const shareMoment = (one: Draft, other: Draft): boolean => {
  const taken = new Set(momentsOf(other));
  return momentsOf(one).some((at) => taken.has(at));
};

const positionOf = (draft: Draft): number => Math.min(...momentsOf(draft));

const isTravel = ({ type }: Draft): boolean => type === 'flight' || type === 'transport';

/** A booking of a block, with the block's kind. */
interface Told {
  readonly draft: Draft;
  readonly kind: SectionKind;
}

/**
 * Whether the whole mail and a block tell of the same booking. A train of the one can be a flight of the other: the lines
 * of the leg itself say what it is. A car or a transfer on the day of a flight is another one.
 */
function areSame(whole: Draft, { draft, kind }: Told): boolean {
  if (kind === 'journey') return isTravel(whole) && areSameBooking(whole, draft);
  if (whole.type !== draft.type) return false;
  return isTravel(draft) ? shareMoment(whole, draft) : areSameBooking(whole, draft);
}

const paymentOf = ({ cost, currency }: Draft['fields']): Draft['fields'] => ({
  ...(cost ? { cost } : {}),
  ...(cost && currency ? { currency } : {}),
});

const JOURNEY = ['startTime', 'endDate', 'endTime', 'location', 'endLocation'] as const;

/** One booking by the whole mail and by its own lines, which know its name, its reference and its price better. */
function joined(whole: Draft, { draft: own, kind }: Told): Draft {
  const { confirmationNumber } = own.fields;
  const paid = { ...(confirmationNumber ? { confirmationNumber } : {}), ...paymentOf(own.fields) };
  if (kind === 'journey') {
    // Of the whole mail, the letterhead can be the place of departure.
    const isComplete =
      JOURNEY.every((name) => whole.fields[name] === undefined || own.fields[name] !== undefined) &&
      whole.fields.startDate?.value === own.fields.startDate?.value;
    const fields = isComplete ? { ...whole.fields, ...own.fields } : { ...own.fields, ...whole.fields };
    return { type: own.type, fields: { ...fields, ...paid } };
  }
  const { title, location, description, timeZone, ...others } = whole.fields;
  const isBetter = (told: Found<string> | undefined, other: Found<string> | undefined): boolean =>
    told !== undefined &&
    (other === undefined || (other.evidence.kind === 'guessed' && told.evidence.kind !== 'guessed'));
  const placed = isBetter(location, own.fields.location);
  const areSameDays = others.startDate?.value === own.fields.startDate?.value;
  return {
    type: own.type,
    fields: {
      ...(description ? { description } : {}),
      ...(own.fields.cost === undefined && others.cost ? paymentOf(others) : {}),
      ...(areSameDays && others.startTime ? { startTime: others.startTime } : {}),
      ...own.fields,
      ...(title && isBetter(title, own.fields.title) ? { title } : {}),
      ...(location && placed ? { location } : {}),
      ...(timeZone && placed ? { timeZone } : {}),
    },
  };
}

/**
 * The bookings of a mail with what each service of an itinerary gives on its own, in the order of the text: what the
 * whole mail left out is added, and what it made of another kind of service's lines is left out.
 */
export function joinBlocks(whole: readonly Draft[], blocks: readonly BlockReading[]): Draft[] {
  if (blocks.length === 0) return [...whole];
  const told = blocks.flatMap(({ kind, drafts }) => drafts.map((draft): Told => ({ draft, kind })));
  const isReplaced = (each: Draft) =>
    !told.some((other) => areSame(each, other)) &&
    told.some(({ draft, kind }) => kind !== 'journey' && shareMoment(each, draft));
  let drafts = whole.filter((each) => !isReplaced(each));
  for (const each of told) {
    const at = drafts.findIndex((known) => areSame(known, each));
    const known = drafts[at];
    drafts = known ? drafts.with(at, joined(known, each)) : [...drafts, each.draft];
  }
  return drafts.sort((one, other) => positionOf(one) - positionOf(other));
}
