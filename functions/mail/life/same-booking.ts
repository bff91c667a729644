import { daysBetween } from '#shared/calendar/calendar.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { foldWords } from '#shared/text/fold.ts';

/** A confirmation number for comparison: only capital letters and digits. */
function normalReference(number: string | undefined): string | undefined {
  const plain = number?.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain === '' ? undefined : plain;
}

/**
 * How likely two mails are about one booking, higher is likelier; undefined when they are about two. Confirmation
 * numbers must not differ; with the same number, the route, hotel or place must match, or the date; without a number on
 * one side, kind, route or place, and date must match.
 */
export function sameBooking(a: ParsedBooking, b: ParsedBooking): number | undefined {
  const [left, right] = [normalReference(a.confirmationNumber), normalReference(b.confirmationNumber)];
  if (left === undefined || right === undefined) return likenessWithoutNumber(a, b);
  return left === right ? likenessOfOneNumber(a, b) : undefined;
}

function likenessOfOneNumber(a: ParsedBooking, b: ParsedBooking): number | undefined {
  if (isBare(a) || isBare(b)) return 40;
  if (!kindsAgree(a, b)) return undefined;
  const place = samePlace(a, b);
  const far = daysApart(a, b);
  if (place === 'differs') return far === 0 && isLikely(a, b) ? 45 : undefined;
  return (place === 'same' ? 90 : 60) + timeBonus(a, b) - Math.min(far ?? 10, 30);
}

function likenessWithoutNumber(a: ParsedBooking, b: ParsedBooking): number | undefined {
  if (a.type !== b.type || daysApart(a, b) !== 0 || samePlace(a, b) !== 'same') return undefined;
  const timed = a.type !== 'hotel' && a.startTime !== undefined && b.startTime !== undefined;
  return timed && a.startTime !== b.startTime ? undefined : 50 + timeBonus(a, b);
}

/** A cancellation with only a number matches everything with that number. */
export function isBare({ event, startDate, location }: ParsedBooking): boolean {
  return event === 'cancellation' && startDate === undefined && location === undefined;
}

/**
 * Same day and number, in spite of different names: a journey with a new destination, or a cancellation of a stay or
 * visit without its place.
 */
function isLikely(a: ParsedBooking, b: ParsedBooking): boolean {
  if (isJourney(a) || isJourney(b)) return sharesEnd(a, b);
  return a.event === 'cancellation' || b.event === 'cancellation';
}

function kindsAgree(a: ParsedBooking, b: ParsedBooking): boolean {
  return a.type === b.type || a.type === 'other' || b.type === 'other';
}

function isJourney({ type, endLocation }: ParsedBooking): boolean {
  return type === 'flight' || endLocation !== undefined;
}

function daysApart(a: ParsedBooking, b: ParsedBooking): number | undefined {
  if (a.startDate === undefined || b.startDate === undefined) return undefined;
  return Math.abs(daysBetween(b.startDate, a.startDate));
}

function timeBonus(a: ParsedBooking, b: ParsedBooking): number {
  return a.startTime !== undefined && a.startTime === b.startTime ? 5 : 0;
}

type Likeness = 'same' | 'differs' | 'unknown';

function samePlace(a: ParsedBooking, b: ParsedBooking): Likeness {
  if (isJourney(a) || isJourney(b))
    return both(likeness(a.location, b.location), likeness(a.endLocation, b.endLocation));
  const titles = likeness(a.title, b.title);
  if (titles === 'same' || a.location === undefined || b.location === undefined) return titles;
  return likeness(a.location, b.location);
}

function both(from: Likeness, to: Likeness): Likeness {
  if (from === 'differs' || to === 'differs') return 'differs';
  return from === 'same' && to === 'same' ? 'same' : 'unknown';
}

function sharesEnd(a: ParsedBooking, b: ParsedBooking): boolean {
  return likeness(a.location, b.location) === 'same' || likeness(a.endLocation, b.endLocation) === 'same';
}

const IATA = /\(([A-Z]{3})\)/;

/** Compares two names of a place: by their airport codes, else by their common words. */
function likeness(a: string | undefined, b: string | undefined): Likeness {
  if (a === undefined || b === undefined) return 'unknown';
  const [left, right] = [IATA.exec(a)?.[1], IATA.exec(b)?.[1]];
  if (left !== undefined && right !== undefined) return left === right ? 'same' : 'differs';
  const [some, others] = [wordsOf(a), wordsOf(b)];
  const shared = [...some].filter((word) => others.has(word)).length;
  const least = Math.min(some.size, others.size);
  return least > 0 && shared / least >= 0.6 ? 'same' : 'differs';
}

function wordsOf(name: string): Set<string> {
  const words = foldWords(name).split(' ');
  const long = words.filter((word) => word.length > 2);
  return new Set(long.length > 0 ? long : words);
}
