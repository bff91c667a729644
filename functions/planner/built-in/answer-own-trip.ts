import type { ChatAnswer } from '#shared/planner/schema.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import type { Heard } from '../conversation/hear.ts';
import { proposedChanges } from '../conversation/propose-changes.ts';
import { destinationsOf } from '../edits/draft.ts';
import type { Edit } from '../edits/edit.ts';
import { fillDays } from '../edits/fill-days.ts';
import type { PlannerRequest } from '../planner.ts';
import { findPlaces } from '../understand/find-places.ts';

type Reply = Omit<ChatAnswer, 'planner'>;
type Trip = NonNullable<PlannerRequest['trip']>;

/** A message about a traveller's own trip that is neither a question nor an edit: its empty days; undefined for another place. */
export function answerOwnTrip(message: string, trip: Trip, { wish, draft, clauses }: Heard): Reply | undefined {
  if (!draft) return undefined;
  const here = destinationsOf(draft);
  const isElsewhere = findPlaces(message).some(
    (each) => each.role === 'go' && each.kind === 'city' && !here.includes(each.destination),
  );
  if (isElsewhere) return undefined;
  if (!wish.isUnderstood || clauses.every(({ intent }) => intent === 'small')) {
    return {
      message: `What shall I do with ${trip.trip.title}? I can fill its empty days, find something for one evening, move things or take them off. Your bookings stay where they are.`,
    };
  }
  const filled = fillDays({ intent: 'fill', text: message, folded: foldInPlace(message), draft, wish });
  if (!filled || 'notPossible' in filled) return { message: filled?.notPossible ?? '' };
  const { message: how, ...changes } = ownTripChanges(trip, filled.edits, { wish, draft });
  return { ...changes, message: `${filled.done} ${how}` };
}

/** Edits as changes that the traveller may accept or reject. */
export function ownTripChanges(
  { trip: { id, title } }: Trip,
  edits: readonly Edit[],
  { wish, draft }: Pick<Heard, 'wish'> & { readonly draft: NonNullable<Heard['draft']> },
): Reply {
  const items = proposedChanges(edits, draft, wish);
  return items.length > 0
    ? { message: 'Tick what you like; nothing is changed before.', changes: { tripId: id, tripTitle: title, items } }
    : { message: '' };
}
