import { useInfiniteQuery } from '@tanstack/react-query';
import { tailOf, tripIdOf } from '#shared/contract/ids.ts';
import type { ChangedThing, TripChange } from '#shared/sharing/changes.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { timeInWords, whoInWords } from './change-words.ts';
import { changesQuery } from './changes-query.ts';

interface WhoChangedProps {
  /** The trip, day or activity. */
  readonly id: string;
  /** The fields that belong together, as they are saved. */
  readonly names: readonly string[];
}

/** Who changed some fields last, and when; nothing where that is not told. */
export function WhoChanged({ id, names }: WhoChangedProps) {
  const { data } = useInfiniteQuery(changesQuery(tripIdOf(id)));
  const session = useAuth();
  const change = lastChange(data?.pages.flatMap(({ items }) => items) ?? [], { id, names });
  if (!change || session.status !== 'signed-in') return null;
  return (
    <>
      {' · '}
      {whoInWords(change.who, session.user.id)}, <time dateTime={change.at}>{timeInWords(change.at)}</time>
    </>
  );
}

/** The newest change of a thing's fields; where what it says of them is a reference or cut off, of the thing. */
export function lastChange(changes: readonly TripChange[], { id, names }: WhoChangedProps): TripChange | undefined {
  const isIt = (thing: ChangedThing) =>
    thing.id === id || (thing.thing === 'activity' && tailOf(thing.id) !== '' && tailOf(thing.id) === tailOf(id));
  const told = names.map((name) => name.split('.').at(-1));
  const isTold = ({ fields }: ChangedThing) => fields.some(({ field }) => told.includes(field));
  const ofIt = changes.filter(({ what }) => what.some(isIt));
  return ofIt.find(({ what }) => what.some((thing) => isIt(thing) && isTold(thing))) ?? ofIt[0];
}
