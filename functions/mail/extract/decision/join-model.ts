import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { areSameBooking } from './same-booking.ts';
import { couldBeVersions, MOMENTS } from './stale-markup.ts';

type Fields = Draft['fields'];

/** What is known of the mail's sums: amounts that it calls a part of a price. */
export interface KnownParts {
  readonly parts: ReadonlySet<number>;
}

/** How well a value is founded: found word for word, computed from such words, or guessed. */
const WEIGHT = { found: 3, computed: 2, guessed: 1, missing: 0 } as const;

/**
 * Of two candidates for one value, the better founded one; of equally founded ones, the built-in reader's, as a model
 * may take a value from anywhere in the mail.
 */
function decided<T>(own: Found<T> | undefined, model: Found<T> | undefined): Found<T> | undefined {
  if (own === undefined || model === undefined) return own ?? model;
  return WEIGHT[model.evidence.kind] > WEIGHT[own.evidence.kind] ? model : own;
}

/** Fields that are decided by themselves. */
const SINGLE = ['title', 'description', 'confirmationNumber', 'notes'] as const;

/** The days and times. A model that is overruled on the first day speaks of another stay or journey. */
function moments(own: Fields, model: Fields): Fields {
  const startDate = decided(own.startDate, model.startDate);
  const given = own.startDate && model.startDate && startDate?.value !== model.startDate.value ? {} : model;
  const kept = startDate?.value === own.startDate?.value ? own : {};
  const joined: Fields = startDate ? { startDate } : {};
  for (const name of MOMENTS.slice(1)) {
    const value = decided(kept[name], given[name]);
    if (value) joined[name] = value;
  }
  return joined;
}

/** Where it is, with the zone that belongs to the place. */
function places(own: Fields, model: Fields): Fields {
  const location = decided(own.location, model.location);
  const endLocation = decided(own.endLocation, model.endLocation);
  const { timeZone } = location !== undefined && location === model.location ? model : own;
  return {
    ...(location ? { location } : {}),
    ...(endLocation ? { endLocation } : {}),
    ...(timeZone ? { timeZone } : {}),
  };
}

/** The price and its currency, which are of one sum; a part of the price gives way to a larger sum. */
function price(own: Fields, model: Fields, { parts }: KnownParts): Fields {
  const isPart =
    own.cost !== undefined &&
    model.cost !== undefined &&
    parts.has(own.cost.value) &&
    own.cost.value < model.cost.value;
  const cost = isPart ? model.cost : decided(own.cost, model.cost);
  const [chosen, other] = cost !== undefined && cost === model.cost ? [model, own] : [own, model];
  const currency = chosen.currency ?? (other.cost?.value === cost?.value ? other.currency : undefined);
  return { ...(cost ? { cost } : {}), ...(cost && currency ? { currency } : {}) };
}

function joinFields(own: Fields, model: Fields, known: KnownParts): Fields {
  const joined: Fields = { ...moments(own, model), ...places(own, model), ...price(own, model, known) };
  for (const name of SINGLE) {
    const value = decided<string>(own[name], model[name]);
    if (value) joined[name] = value;
  }
  return joined;
}

const isFound = (value: Found<unknown> | undefined): boolean => value?.evidence.kind === 'found';

const overlap = ({ fields: a }: Draft, { fields: b }: Draft): boolean =>
  a.startDate !== undefined &&
  b.startDate !== undefined &&
  a.startDate.value < (b.endDate ?? b.startDate).value &&
  b.startDate.value < (a.endDate ?? a.startDate).value;

/** Whether both may be readings of one booking on different days: one of the days is unsure, or the nights overlap. */
const couldBeOne = (own: Draft, model: Draft): boolean =>
  couldBeVersions(own, model) &&
  (!isFound(own.fields.startDate) || !isFound(model.fields.startDate) || overlap(own, model));

/** Whether a booking that the model alone has is whole: a journey with both places and an hour, a stay with its end. */
function isWhole({ type, fields }: Draft): boolean {
  if (type === 'hotel') return fields.endDate !== undefined;
  const isJourney = type === 'flight' || type === 'transport';
  const isTimed = fields.startTime !== undefined;
  return isJourney ? isTimed && fields.location !== undefined && fields.endLocation !== undefined : isTimed;
}

/** The model's booking that tells of `own`, taken out of `left`. */
function takeCounterpart(own: Draft, left: Draft[], areSame: (own: Draft, model: Draft) => boolean): Draft | undefined {
  const at = left.findIndex((each) => areSame(own, each));
  return at < 0 ? undefined : left.splice(at, 1)[0];
}

/**
 * The bookings of the built-in reader and of a model as one decision: what only one has is taken from it, and where both
 * have a value, the better founded one is. A booking that the model alone has is added when it is whole, or when there is
 * no other.
 */
export function joinModel(own: readonly Draft[], model: readonly Draft[], known: KnownParts): Draft[] {
  const left = [...model];
  const same = own.map((draft) => takeCounterpart(draft, left, areSameBooking));
  const pairs = own.map((draft, index) => ({
    draft,
    other: same[index] ?? takeCounterpart(draft, left, couldBeOne),
  }));
  const joined = pairs.map(({ draft, other }): Draft => {
    if (other === undefined) return draft;
    const type = draft.type === 'other' ? other.type : draft.type;
    return { type, fields: joinFields(draft.fields, other.fields, known) };
  });
  return [...joined, ...(own.length === 0 ? left : left.filter(isWhole))];
}

/** A booking that was read before, as a candidate with the evidence of each value. */
export function candidateOf({ type, evidence, event: _, ...values }: ParsedBooking): Draft {
  const fields: Fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { value, evidence: evidence?.[name] ?? { kind: 'guessed' as const } } satisfies Found<unknown>,
    ]),
  );
  return { type, fields };
}
