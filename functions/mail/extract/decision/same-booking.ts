import { daysBetween } from '#shared/calendar/calendar.ts';
import { foldWords } from '#shared/text/fold.ts';
import { findServices } from '../journey/find-services.ts';
import type { Draft } from '../mail-reading.ts';

type Family = 'journey' | 'stay' | 'visit';

const FAMILY: Readonly<Record<Draft['type'], Family>> = {
  flight: 'journey',
  transport: 'journey',
  hotel: 'stay',
  restaurant: 'visit',
  activity: 'visit',
  other: 'visit',
};

/** The digits of the flight or train that a title names. */
function serviceOf({ fields }: Draft): string | undefined {
  const [service] = findServices(fields.title?.value ?? '', false);
  return service && /\d{1,5}$/.exec(service.number)?.[0].replace(/^0+/, '');
}

const placeWords = (draft: Draft): readonly string[] =>
  foldWords(draft.fields.location?.value ?? '')
    .split(' ')
    .filter((word) => word.length > 2);

/** Whether both depart from the same place, as far as their words show. */
function departAlike(one: Draft, other: Draft): boolean {
  const words = new Set(placeWords(other));
  return words.size === 0 || placeWords(one).length === 0 || placeWords(one).some((word) => words.has(word));
}

const agree = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other;

/** The same service within a day of each other, else the same day from the same place. */
function areSameLeg(one: Draft, other: Draft): boolean {
  const [from, to] = [one.fields.startDate?.value, other.fields.startDate?.value];
  if (from === undefined || to === undefined) return false;
  const [service, otherService] = [serviceOf(one), serviceOf(other)];
  if (service !== undefined && otherService !== undefined)
    return service === otherService && Math.abs(daysBetween(from, to)) <= 1;
  return from === to && (one.fields.startTime?.value === other.fields.startTime?.value || departAlike(one, other));
}

/** Whether two sources tell of the same leg, stay or visit. */
export function areSameBooking(one: Draft, other: Draft): boolean {
  const [family, otherFamily] = [FAMILY[one.type], FAMILY[other.type]];
  if (family === 'journey' && otherFamily === 'journey') return areSameLeg(one, other);
  const [a, b] = [one.fields, other.fields];
  if (a.startDate === undefined || a.startDate.value !== b.startDate?.value) return false;
  return family === 'stay' || otherFamily === 'stay' || agree(a.startTime?.value, b.startTime?.value);
}
