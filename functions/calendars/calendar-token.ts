import { createHash } from 'node:crypto';
import { randomCharacters } from '../data/ids.ts';

/** Random characters of a token, 103 bits. */
const SECRET_LENGTH = 20;
const TRAVELLER_LENGTH = 20;

/** What a calendar's address names: whose it is, and under which hash the table holds it. */
export interface NamedCalendar {
  readonly travellerId: string;
  /** SHA-256 of the token as base64url; the calendar's id. */
  readonly hash: string;
}

/** A new secret token. It begins with the traveller's id, so that the calendar and the trips are read together. */
export function newCalendarToken(travellerId: string): string {
  return `${travellerId}${randomCharacters(SECRET_LENGTH)}`;
}

export function readCalendarToken(token: string): NamedCalendar {
  const hash = createHash('sha256').update(token).digest('base64url');
  return { travellerId: token.slice(0, TRAVELLER_LENGTH), hash };
}
