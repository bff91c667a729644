import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Trip } from '#shared/trips/schema.ts';
import { changeConversation } from './conversation-store.ts';
import { usePlanner } from './planner-context.ts';
import styles from './trip-choice.module.css';

/**
 * Which trip the chat is about: a new one, or one of the traveller's own, to which the planner then proposes changes.
 */
export function TripChoice({ trips }: { readonly trips: readonly Trip[] }) {
  const { userId, chat } = usePlanner();
  const id = useId();
  if (trips.length === 0) return null;
  const choose = (tripId: string) =>
    changeConversation(userId, (before) => ({ ...before, tripId: tripId === '' ? undefined : tripId }));
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        Plan with
      </label>
      <span className={styles.box}>
        {/* A native select: on a phone it is the familiar one. */}
        <select
          id={id}
          className={styles.select}
          value={chat.tripId ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">a new trip</option>
          {trips.map((trip) => (
            <option key={trip.id} value={trip.id}>
              {trip.title}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </div>
  );
}
