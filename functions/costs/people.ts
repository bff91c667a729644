import { AppError } from '#shared/contract/errors.ts';
import { sortedByName } from '#shared/costs/ledger.ts';
import type { Cost, Person } from '#shared/costs/schema.ts';
import { peopleIn, type Split } from '#shared/costs/split.ts';
import type { MoneyItem } from '../data/cost-item.ts';
import type { TravellerItem } from '../data/traveller-item.ts';
import type { TripItem } from '../data/trip-item.ts';

type Named = Pick<TravellerItem, 'id' | 'firstName' | 'lastName' | 'username'>;

/** The travellers who share a trip's costs: all who come along. */
export function companionIds(trip: TripItem): string[] {
  return [trip.ownerId, ...(trip.editors ?? []), ...(trip.viewers ?? [])];
}

function companion(id: string, found: Named | undefined): Person {
  const name =
    [found?.firstName, found?.lastName].filter(Boolean).join(' ') || (found?.username ?? 'Somebody who left');
  return { id, name, isCompanion: true, hasLeft: false };
}

/** A traveller's id is longer than that of a name. */
const TRAVELLER_ID = 20;

/** The travellers whose names are shown: those who come along, and those who left and are part of a cost. */
export function travellersIn(trip: TripItem, costs: readonly Shared[]): string[] {
  const named = [...sharing(costs)].filter((id) => id.length === TRAVELLER_ID);
  return [...new Set([...companionIds(trip), ...named])].slice(0, MOST_NAMES);
}

/** As many as are read at once. */
const MOST_NAMES = 100;

interface Sharers {
  readonly trip: TripItem;
  readonly money: MoneyItem;
  readonly companions: readonly Named[];
  readonly costs: readonly Cost[];
}

/** Everybody who shares a trip's costs, by name; also who left and is still part of one. */
export function peopleOf({ trip, money, companions, costs }: Sharers): Person[] {
  const ids = companionIds(trip);
  const found = new Map(companions.map((each) => [each.id, each]));
  const named = money.people.map(({ id, name, left = false }) => ({ id, name, isCompanion: false, hasLeft: left }));
  const known = new Set([...ids, ...named.map(({ id }) => id)]);
  const gone = [...sharing(costs)].filter((id) => !known.has(id)).map((id) => companion(id, found.get(id)));
  return sortedByName([
    ...ids.map((id) => companion(id, found.get(id))),
    ...named,
    ...gone.map((person) => ({ ...person, isCompanion: false, hasLeft: true })),
  ]);
}

/** Who paid, or bears a part of, one of these costs. */
export function sharing(costs: readonly Pick<Cost, 'paidBy' | 'split'>[]): Set<string> {
  return new Set(
    costs.flatMap(({ paidBy, split }) => [
      ...(paidBy === null ? [] : [paidBy]),
      ...(split === null ? [] : peopleIn(split)),
    ]),
  );
}

interface Shared {
  readonly paidBy: string | null;
  readonly split: Split | null;
}

/** Throws 400 beside the field where a cost names somebody who does not share this trip's costs, nor did before. */
export function checkPeople(cost: Shared, trip: TripItem, money: MoneyItem, before?: Shared): void {
  const known = new Set([
    ...companionIds(trip),
    ...money.people.filter(({ left }) => !left).map(({ id }) => id),
    ...(before ? sharing([before]) : []),
  ]);
  const message = 'Please choose one of the people of this trip';
  const refuse = (field: string) => new AppError('bad_request', message, { fields: { [field]: message } });
  if (cost.paidBy !== null && !known.has(cost.paidBy)) throw refuse('paidBy');
  if (cost.split !== null && peopleIn(cost.split).some((person) => !known.has(person))) throw refuse('split');
}
