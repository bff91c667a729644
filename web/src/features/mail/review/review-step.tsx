import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { BookingPlan, ParsedBooking } from '#shared/mail/schema.ts';
import { fits, useTyped } from '../../../lib/typed/use-typed.ts';
import { Button } from '../../../ui/button/button.tsx';
import { needsTrip, processLabel } from '../plan/plan-words.ts';
import type { TripTarget } from '../trip-target.ts';
import { NewTitleField, TargetField } from '../trip-target-fields.tsx';
import { BookingReview } from './booking-review.tsx';
import { OutcomeText } from './outcome-text.tsx';
import styles from './review-step.module.css';
import { beginReview, openGuesses, type Reviewed, ReviewedBooking, reviewedOf } from './reviewed-booking.ts';
import { SideBySide } from './side-by-side.tsx';

interface ReviewStepProps {
  /** The name under which corrections are stored when the session ends. */
  readonly name: string;
  readonly heading: string;
  readonly intro: string;
  readonly found: readonly ParsedBooking[];
  readonly plans: readonly BookingPlan[];
  /** The mail's own text; null when it is not stored. */
  readonly text: string | null;
  readonly target: TripTarget;
  readonly onTargetChange: (target: TripTarget) => void;
  /** Why this trip is preselected. */
  readonly why?: string | undefined;
  /** The fitting trip is still being determined. */
  readonly unready?: boolean;
  /** A new trip's title is only requested where it is used. */
  readonly titled: boolean;
  readonly saving: boolean;
  /** The label of the main button when something is new, and while it works. */
  readonly add: { readonly label: string; readonly pending: string };
  readonly back: { readonly label: string; readonly icon: LucideIcon; readonly onPress: () => void };
  readonly onAdd: (reviewed: Reviewed) => void;
}

/** The bookings next to the mail they were read from, to check and correct before they become part of a trip. */
export function ReviewStep({ name, heading, intro, found, plans, text, ...props }: ReviewStepProps) {
  const [begun] = useState(() => beginReview(found, plans));
  const [bookings, setBookings] = useTyped(name, begun, fits(z.array(ReviewedBooking)));
  const list = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Synchronises with the browser's focus and scroll position: both move to the top of the results.
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  const change = (changed: ReviewedBooking) =>
    setBookings((all) => all.map((each) => (each.id === changed.id ? changed : each)));
  const add = () => {
    const first = list.current?.querySelector<HTMLElement>('[data-attention]');
    if (first) {
      first.scrollIntoView({ block: 'center' });
      first.focus({ preventScroll: true });
      return;
    }
    props.onAdd(reviewedOf(bookings));
  };
  return (
    <div className={styles.step}>
      <div>
        <h2 ref={title} tabIndex={-1} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{intro}</p>
      </div>
      <SideBySide text={text}>
        <div ref={list} className={styles.list}>
          {bookings.map((reviewed) => (
            <BookingReview key={reviewed.id} reviewed={reviewed} onChange={change} />
          ))}
        </div>
        <AddBookings bookings={bookings} {...props} onAdd={add} />
      </SideBySide>
    </div>
  );
}

type AddBookingsProps = Omit<ReviewStepProps, 'name' | 'heading' | 'intro' | 'found' | 'plans' | 'text' | 'onAdd'> & {
  readonly bookings: readonly ReviewedBooking[];
  readonly onAdd: () => void;
};

function AddBookings({
  bookings,
  target,
  onTargetChange,
  why,
  unready = false,
  titled,
  saving,
  add,
  back,
  onAdd,
}: AddBookingsProps) {
  const ticked = bookings.filter((each) => each.ticked);
  const plans = ticked.flatMap(({ plan }) => plan ?? []);
  const fresh = ticked.filter(({ plan }) => plan === undefined || plan.outcome === 'new');
  const guesses = bookings.flatMap(openGuesses).length;
  return (
    <div className={styles.side}>
      {needsTrip(plans) && titled && target.tripId === null && (
        <div className={styles.title}>
          <NewTitleField target={target} onChange={onTargetChange} />
        </div>
      )}
      <div className={styles.act}>
        {needsTrip(plans) && <TargetField target={target} onChange={onTargetChange} why={why} />}
        <OutcomeText
          bookings={fresh.map(({ booking }) => booking)}
          target={target}
          known={ticked.length - fresh.length}
          guesses={guesses}
        />
        <div className={styles.buttons}>
          <Button icon={back.icon} disabled={saving} onClick={back.onPress}>
            {back.label}
          </Button>
          <Button
            variant="primary"
            disabled={ticked.length === 0 || unready}
            pending={saving}
            pendingLabel={add.pending}
            onClick={onAdd}
          >
            {needsTrip(plans) ? add.label : processLabel(plans)}
          </Button>
        </div>
      </div>
    </div>
  );
}
