import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BookingReview } from '../review/booking-review.tsx';
import { beginReview, chosenBookings, openGuesses, type ReviewedBooking } from '../review/reviewed-booking.ts';
import type { TripTarget } from '../trip-target.ts';
import { TripTargetFields } from '../trip-target-fields.tsx';
import { OutcomeText } from './outcome-text.tsx';
import styles from './review-step.module.css';

interface ReviewStepProps {
  readonly found: readonly ParsedBooking[];
  readonly target: TripTarget;
  readonly onTargetChange: (target: TripTarget) => void;
  readonly saving: boolean;
  readonly onAdd: (bookings: ParsedBooking[]) => void;
  readonly onStartOver: () => void;
}

/** Step two: what was read, to check and correct before it becomes a trip. */
export function ReviewStep({ found, target, onTargetChange, saving, onAdd, onStartOver }: ReviewStepProps) {
  const [bookings, setBookings] = useState(() => beginReview(found));
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Synchronises with the browser's focus and scroll: reading goes on at the top of what was found.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const change = (changed: ReviewedBooking) =>
    setBookings((all) => all.map((each) => (each.id === changed.id ? changed : each)));
  const chosen = chosenBookings(bookings);
  const guesses = bookings.flatMap(openGuesses).length;
  const add = () => {
    const first = list.current?.querySelector<HTMLElement>('[data-attention]');
    if (first) {
      first.scrollIntoView({ block: 'center' });
      first.focus({ preventScroll: true });
      return;
    }
    onAdd(chosen);
  };
  return (
    <div className={styles.step}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          Review Extracted Bookings
        </h2>
        <p className={styles.text}>
          We found {count(found.length, 'booking')}. Press a value to correct it, and untick what should stay out.
          Beside each value are the words of the email it comes from.
        </p>
        <div ref={list} className={styles.list}>
          {bookings.map((reviewed) => (
            <BookingReview key={reviewed.id} reviewed={reviewed} onChange={change} />
          ))}
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.target}>
          <TripTargetFields target={target} onChange={onTargetChange} />
        </div>
        <div className={styles.act}>
          <OutcomeText bookings={chosen} target={target} guesses={guesses} />
          <div className={styles.buttons}>
            <Button icon={RotateCcw} disabled={saving} onClick={onStartOver}>
              Start Over
            </Button>
            <Button
              variant="primary"
              disabled={chosen.length === 0}
              pending={saving}
              pendingLabel={target.tripId === null ? 'Creating...' : 'Adding...'}
              onClick={add}
            >
              {target.tripId === null ? 'Create Trip' : 'Add to Trip'}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
