import type { Reader } from '../data/audience.ts';
import type { Caller } from '../data/session.ts';
import { openedLinks } from './link-cookie.ts';

/** Who asks to see a trip: the caller, with the links that their browser has opened. */
export function readerOf(caller: Caller | undefined, cookies: readonly string[], as?: Reader['as']): Reader {
  return { travellerId: caller?.travellerId, links: openedLinks(cookies), ...(as && { as }) };
}
