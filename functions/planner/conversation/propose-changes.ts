import { MAX_CHANGES, type ProposedChange } from '#shared/planner/schema.ts';
import { plannedEntry } from '../built-in/suggest-trip.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Draft } from '../edits/draft.ts';
import type { Edit } from '../edits/edit.ts';
import { placeNamed, placesOf } from '../itinerary/places-near.ts';
import { knownCurrency } from '../money.ts';
import type { Wish } from '../understand/wish.ts';

/** An activity is one write of a transaction of a hundred, and so is a day; some are left for the trip. */
const MOST_WRITES = 90;

/** Edits of a traveller's own trip as changes to accept or reject, as many as can be saved at once. */
export function proposedChanges(edits: readonly Edit[], draft: Draft, wish: Wish): ProposedChange[] {
  const changes = edits.flatMap((edit) => proposed(edit, edits, draft, wish) ?? []);
  const dates = new Set<string>();
  return changes.slice(0, MAX_CHANGES).filter((change, index) => {
    if (change.kind === 'add') dates.add(change.date);
    return index + 1 + dates.size <= MOST_WRITES;
  });
}

type Addition = Extract<Edit, { kind: 'add' }>;
const WHY = 'You asked for it.';

function proposed(edit: Edit, edits: readonly Edit[], draft: Draft, wish: Wish): ProposedChange | undefined {
  const dateOf = (index: number) => draft.days[index]?.date;
  if (edit.kind === 'add') return addition(edit, edits, draft, wish);
  if (edit.kind === 'remove') {
    const date = dateOf(edit.day);
    return date === undefined ? undefined : { kind: 'remove', activityId: edit.key, title: edit.title, date, why: WHY };
  }
  if (edit.kind !== 'move') return undefined;
  const [from, to] = [dateOf(edit.from), dateOf(edit.to)];
  const isMoved = from !== undefined && to !== undefined && from !== to;
  return isMoved ? { kind: 'move', activityId: edit.key, title: edit.title, from, to, why: WHY } : undefined;
}

function addition(edit: Addition, edits: readonly Edit[], { days }: Draft, wish: Wish): ProposedChange | undefined {
  const day = days[edit.day];
  const destination = catalogue().destination(edit.destination);
  const place = destination && placeNamed(destination, edit.place);
  if (!destination || !place || day?.date === undefined) return undefined;
  const why = day.items.length === 0 ? 'Nothing is planned on that day yet.' : `The ${edit.time} is still free.`;
  return {
    ...{ kind: 'add', date: day.date, why: `${why} ${place.note}` },
    dayTitle: dayTitle(edit.day, edits, destination.name),
    activity: plannedEntry(
      { place, time: edit.time },
      destination.name,
      knownCurrency(wish.currency ?? wish.budget?.currency),
    ),
  };
}

/** The neighbourhoods of what is added on a day. */
function dayTitle(day: number, edits: readonly Edit[], city: string): string {
  const destination = catalogue().destination(city);
  const names = edits.flatMap((edit) => (edit.kind === 'add' && edit.day === day ? edit.place : []));
  const places = destination ? placesOf(destination).filter(({ name }) => names.includes(name)) : [];
  const areas = [...new Set(places.filter(({ kind }) => kind !== 'meal').map(({ area }) => area))];
  return areas.slice(0, 2).join(' and ') || city;
}
