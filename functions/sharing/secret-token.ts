import * as z from 'zod/mini';
import { tripIdOf } from '#shared/contract/ids.ts';
import { tokenHash } from '../data/audience.ts';
import { randomCharacters } from '../data/ids.ts';
import { type NamedInvitation, noLongerValid } from '../data/invitation-repository.ts';

/** Random characters of a token, 103 bits. */
const SECRET_LENGTH = 20;
const Token = z.string().check(z.regex(/^[0-9a-z]{29}-[0-9a-z]{20}$/));

/** A new secret token of an invitation or a link. It begins with the trip's id, so that one read finds both. */
export function newSecretToken(tripId: string): string {
  return `${tripId}-${randomCharacters(SECRET_LENGTH)}`;
}

/** The trip that a token is for; undefined for a malformed one. */
export function tripOfToken(token: string): string | undefined {
  const { data } = Token.safeParse(token);
  return data && tripIdOf(data);
}

/** Where the invitation of a token is; 404 for a malformed one. */
export function namedInvitation(token: string): NamedInvitation {
  const tripId = tripOfToken(token);
  if (tripId === undefined) throw noLongerValid();
  return { tripId, hash: tokenHash(token) };
}
