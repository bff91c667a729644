import { randomBytes } from 'node:crypto';

const BASE = 36n;
let last = 0;

/** Random characters out of 0-9a-z, each worth 5.17 bits. */
export function randomCharacters(length: number): string {
  let number = BigInt(`0x${randomBytes(Math.ceil(length * 0.65) + 8).toString('hex')}`);
  let text = '';
  while (text.length < length) {
    text += (number % BASE).toString(36);
    number /= BASE;
  }
  return text;
}

/** Nine characters that sort by time; never the same twice in a process, so that creation order is kept. */
function timeCharacters(now: number): string {
  last = Math.max(now, last + 1);
  return last.toString(36).padStart(9, '0');
}

export function newTravellerId(): string {
  return randomCharacters(20);
}

export function newSessionId(): string {
  return randomCharacters(25);
}

/** The id of a traveller's booking. */
export function newBookingId(): string {
  return randomCharacters(20);
}

export function newTripId(now = Date.now()): string {
  return timeCharacters(now) + randomCharacters(20);
}

/** When a trip was created, by its id, ISO 8601. */
export function createdAtOf(tripId: string): string {
  return new Date(Number.parseInt(tripId.slice(0, 9), 36)).toISOString();
}

/** A new day's id, inside its trip's. */
export function newDayId(tripId: string, now = Date.now()): string {
  return `${tripId}-${timeCharacters(now)}${randomCharacters(6)}`;
}

/** The id of a trip's own cost, or of somebody who shares its costs: {time 9}{random 6}. */
export function newCostId(now = Date.now()): string {
  return timeCharacters(now) + randomCharacters(6);
}

/** The id of what a trip's companions are told of one change of it. */
export function newEventId(now = Date.now()): string {
  return timeCharacters(now) + randomCharacters(6);
}

/** A new activity's id, inside its day's. */
export function newActivityId(dayId: string, now = Date.now()): string {
  return `${dayId}-${timeCharacters(now)}${randomCharacters(6)}`;
}
