import { midnight, NEW_DAY, NEW_TRIP } from '#infra/local/function-fixture/sample-trip.ts';
import { idOnDay } from '#shared/contract/ids.ts';
import { routes } from '#shared/routes.ts';
import type { Ledger } from './ledger.ts';
import type { LoadClient } from './load-client.ts';

/** A day and its activities, in the order of their creation. */
interface WrittenDay {
  readonly id: string;
  readonly activityIds: string[];
}
interface WrittenActivity {
  readonly content: { readonly title: string; readonly notes: string };
  readonly undoId?: string;
}
interface WrittenTrip {
  readonly id: string;
  readonly days: WrittenDay[];
}

/**
 * Creates, changes, moves and deletes a traveller's trips, days and activities, one per write; `first` distinguishes writers.
 */
export function newWriter(client: LoadClient, ledger: Ledger, first: number) {
  const trips: WrittenTrip[] = [];
  /** The last activity's, and how its move is undone. */
  let walk: WrittenActivity | undefined;
  let turn = 0;
  const unless = <T>(found: T | undefined, what: string): T => {
    if (found === undefined) throw new Error(`There is no ${what} to write to`);
    return found;
  };
  const trip = () => unless(trips.at(-1), 'trip');
  const day = () => unless(trip().days.at(-1), 'day');
  const text = (what: string) => `${what} ${first}.${turn}`;

  const addTrip = async () => {
    const content = { title: text('Trip'), description: text('About the trip') };
    const { id } = await client.call(routes.createTrip, { body: { ...NEW_TRIP, ...content, isPublic: true } });
    ledger.made(id, content);
    trips.push({ id, days: [] });
  };
  const addDay = async () => {
    const { id: tripId, days } = trip();
    const content = { title: text('Day'), notes: text('Notes') };
    const body = { ...NEW_DAY, ...content, date: midnight(`2027-06-0${3 + (turn % 6)}`) };
    const { id } = await client.call(routes.createDay, { params: { id: tripId }, body });
    ledger.made(id, content);
    days.push({ id, activityIds: [] });
  };
  const addActivity = async () => {
    const { id: dayId, activityIds } = day();
    const content = { title: text('Walk'), notes: text('By the river') };
    const { id } = await client.call(routes.createActivity, { params: { id: dayId }, body: content });
    ledger.made(id, content);
    activityIds.push(id);
    walk = { content };
  };
  const editTrip = async () => {
    const { id } = trip();
    const body = { title: text('Trip, edited'), description: text('Edited') };
    await ledger.change(id, body, () => client.call(routes.updateTrip, { params: { id }, body }));
  };
  const editDay = async () => {
    const { id } = day();
    const content = { title: text('Day, edited'), notes: text('Edited') };
    const body = { ...NEW_DAY, ...content };
    await ledger.change(id, content, () => client.call(routes.updateDay, { params: { id }, body }));
  };
  const editActivity = async () => {
    const id = unless(day().activityIds.at(-1), 'activity');
    const body = { title: text('Walk, edited'), notes: text('Edited') };
    await ledger.change(id, body, () => client.call(routes.updateActivity, { params: { id }, body }));
  };
  const dropActivity = async () => {
    const id = unless(day().activityIds.pop(), 'activity');
    await ledger.change(id, undefined, () => client.call(routes.deleteActivity, { params: { id } }));
  };
  const moveActivity = async () => {
    const [tripId, to, { activityIds }] = [trip().id, unless(trip().days.at(-2), 'other day'), day()];
    const [id, { content }] = [unless(activityIds.at(-1), 'activity'), unless(walk, 'activity')];
    await ledger.change(id, undefined, async () => {
      const body = { ops: [{ kind: 'move' as const, activityId: id, dayId: to.id }] };
      const { undoId } = await client.call(routes.applyStep, { params: { id: tripId }, body });
      walk = { content, undoId };
    });
    ledger.made(idOnDay(id, to.id), content);
  };
  const undoMove = async () => {
    const [tripId, to, { activityIds }] = [trip().id, unless(trip().days.at(-2), 'other day'), day()];
    const id = unless(activityIds.at(-1), 'activity');
    const { content, undoId } = unless(walk, 'activity');
    await ledger.change(idOnDay(id, to.id), undefined, () =>
      client.call(routes.undoStep, { params: { id: tripId, undoId: unless(undoId, 'move') } }),
    );
    ledger.made(id, content);
  };
  const dropDay = async () => {
    const { id } = unless(trip().days.pop(), 'day');
    await ledger.change(id, undefined, () => client.call(routes.deleteDay, { params: { id } }));
  };
  const dropTrip = async () => {
    const { id } = unless(trips.shift(), 'trip');
    await ledger.change(id, undefined, () => client.call(routes.deleteTrip, { params: { id } }));
  };

  // Starts and ends with one trip that has one day with one activity.
  const cycle = [
    ...[addActivity, editActivity, dropActivity, editDay, addDay, addActivity, moveActivity, undoMove],
    ...[dropDay, editTrip, addTrip, addDay, addActivity, dropTrip],
  ];
  const write = async () => {
    const step = cycle[turn % cycle.length];
    turn++;
    await step?.();
  };
  return {
    write,

    /** The trip that is being written to. */
    tripId: () => trip().id,

    /** What has to exist, plus an offset so that each writer continues with something else. */
    async begin(): Promise<void> {
      for (const step of [addTrip, addDay, addActivity]) await step();
      while (turn < first % cycle.length) await write();
    },
  };
}
