import type { TripChange } from '#shared/sharing/changes.ts';
import { listChanges } from '#shared/sharing/routes.ts';
import type { Sight } from '../data/audience.ts';
import type { EventItem } from '../data/event-item.ts';
import type { TravellerItem } from '../data/traveller-item.ts';
import { isTagged } from '../http/answer.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { type ChangesDependencies, changesDependencies } from './dependencies.ts';

/**
 * The ETag is that of the trip's version, so that a poll reads the trip alone: the call that companions' pages make
 * every 20 seconds.
 */
export const implementation = implement(
  listChanges,
  async ({ caller, params, query, headers }, { events, travellers }: ChangesDependencies) => {
    const { version, sight, people } = await events.findTrip(params.id, caller.travellerId);
    const etag = `W/"v${version}"`;
    if (isTagged(headers['if-none-match'], etag)) return { body: [], headers: { etag } };
    const { since, cursor } = query;
    const [page, known] = await Promise.all([
      events.list(params.id, { since: since === undefined ? undefined : Date.parse(since), cursor }),
      travellers.findAll(people),
    ]);
    const body = page.items.flatMap((event) => changeFor(event, sight, known));
    return { body, headers: { ...pageHeaders(page), etag } };
  },
);

/** A change as somebody with this sight of the trip is told of it; none where they see nothing that it changed. */
function changeFor(
  { id, at, by, what, more, version }: EventItem,
  { bookings }: Sight,
  people: readonly TravellerItem[],
): TripChange[] {
  const seen = what.filter(({ booking }) => bookings || !booking);
  if (seen.length === 0 && more === 0) return [];
  const author = people.find((each) => each.id === by);
  const name = author ? `${author.firstName} ${author.lastName}` : null;
  const told = seen.map((each) => ({ ...each, fields: each.fields.filter(({ booking }) => bookings || !booking) }));
  return [{ id, at, who: { id: by, name }, what: told, more, version }];
}

export const handler = lambdaHandler(implementation, changesDependencies);
