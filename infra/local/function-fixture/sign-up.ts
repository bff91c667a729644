import { table } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import type { TravellerItem } from '#functions/data/traveller-item.ts';
import { travellerRepository } from '#functions/data/traveller-repository.ts';
import { sessions } from '#functions/session/sessions.ts';
import { SITE_URL } from './function-world.ts';

export interface TestTraveller extends TravellerItem {
  /** The Cookie header of their session. */
  readonly cookie: string;
}

type Fields = Partial<Pick<TravellerItem, 'email' | 'firstName' | 'lastName' | 'username'>>;

let travellers = 0;

/** A new traveller with a session. They have no password: hashing one takes a third of a second. */
export async function signUp(fields: Fields = {}): Promise<TestTraveller> {
  travellers++;
  const traveller = await travellerRepository(table()).create({
    email: `traveller${travellers}@example.com`,
    firstName: 'Ada',
    lastName: 'Lovelace',
    username: null,
    ...fields,
    passwordHash: 'none',
  });
  return { ...traveller, cookie: await newSession(traveller.id, traveller.email) };
}

/** The Cookie header of a new session; without an email it is like an old one, whose record had none. */
export async function newSession(travellerId: string, email?: string): Promise<string> {
  const { writes, cookies } = sessions(table(), SITE_URL).beginning(
    { travellerId, ...(email === undefined ? {} : { email }) },
    { former: undefined, device: undefined },
  );
  await transact(table(), writes);
  return cookieOf((await cookies())[0]);
}

/** What a browser sends back after a Set-Cookie header. */
export function cookieOf(setCookie: string | undefined): string {
  return setCookie?.split(';')[0] ?? '';
}
