import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { mailQueries } from '../mail-queries.ts';
import type { TripTarget } from '../trip-target.ts';
import { outcomeOf } from './outcome.ts';
import styles from './outcome-text.module.css';

interface OutcomeTextProps {
  readonly bookings: readonly ParsedBooking[];
  readonly target: TripTarget;
  /** How many others are in trips already, or are cancellations. */
  readonly known: number;
  /** How many guessed dates are unreviewed. */
  readonly guesses: number;
}

/** What the button next to it will do. */
export function OutcomeText({ bookings, target, known, guesses }: OutcomeTextProps) {
  const trips = useQuery(mailQueries.tripChoices());
  const existing = trips.data?.find(({ id }) => id === target.tripId)?.title;
  return (
    <div role="status" className={styles.outcome}>
      {outcomeOf(bookings, { existing, newTitle: target.newTitle, known }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {guesses > 0 && (
        <p className={styles.guesses}>
          <CircleHelp className={styles.icon} aria-hidden="true" />
          {guesses === 1
            ? 'One date is a guess: look at it first.'
            : `${guesses} dates are guesses: look at them first.`}
        </p>
      )}
    </div>
  );
}
