import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { BOOKING_TYPES } from '#shared/mail/schema.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import hidden from '../../../ui/visually-hidden.module.css';
import { BookingTypeBadge } from '../booking-badge.tsx';
import { BOOKING_KINDS } from '../booking-kind.ts';
import { PlanNote } from '../plan/plan-note.tsx';
import styles from './booking-review.module.css';
import { BookingStrip } from './booking-strip.tsx';
import { useEvidenceFocus } from './evidence-focus.ts';
import { EvidenceNote } from './evidence-note.tsx';
import { FieldOrigin } from './field-origin.tsx';
import { FieldValue } from './field-value.tsx';
import { ReviewFields } from './review-fields.tsx';
import { type ReviewedBooking, sharedMark, withType } from './reviewed-booking.ts';

interface BookingReviewProps {
  readonly reviewed: ReviewedBooking;
  readonly onChange: (reviewed: ReviewedBooking) => void;
}

/** One booking as it was read: to include or leave out, and to correct field by field. */
export function BookingReview({ reviewed, onChange }: BookingReviewProps) {
  const { booking, ticked } = reviewed;
  const titleId = useId();
  const shared = sharedMark(reviewed);
  const titleShown = useEvidenceFocus(reviewed.read.evidence?.title);
  return (
    <article className={classNames(styles.card, !ticked && styles.left)} aria-labelledby={titleId}>
      <header className={styles.header}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={ticked}
            onChange={(event) => onChange({ ...reviewed, ticked: event.target.checked })}
            aria-label={`Add ${booking.title}`}
          />
        </label>
        <div className={styles.heading} {...titleShown}>
          <TypeMenu reviewed={reviewed} onChange={onChange} />
          <h3 id={titleId} className={styles.title}>
            {ticked ? (
              <FieldValue
                booking={booking}
                field="title"
                onWritten={(written) => onChange({ ...reviewed, booking: written })}
              />
            ) : (
              booking.title
            )}
          </h3>
          {ticked ? (
            <FieldOrigin reviewed={reviewed} field="title" onChange={onChange} />
          ) : (
            <p className={styles.note}>Stays out. Tick it to add it after all.</p>
          )}
        </div>
      </header>
      {ticked && reviewed.plan && (
        <PlanNote
          plan={reviewed.plan}
          currency={reviewed.read.currency}
          ticked={reviewed.accepted}
          onTick={(accepted) => onChange({ ...reviewed, accepted })}
        />
      )}
      {ticked && <BookingStrip booking={booking} />}
      {ticked && shared && (
        <div className={styles.shared}>
          <EvidenceNote mark={shared.mark} of={shared.byAll ? 'all values' : 'all values without a note'} />
        </div>
      )}
      {ticked && <ReviewFields reviewed={reviewed} onChange={onChange} />}
    </article>
  );
}

function TypeMenu({ reviewed, onChange }: BookingReviewProps) {
  const { type } = reviewed.booking;
  const trigger = (
    <button type="button" className={styles.type} disabled={!reviewed.ticked}>
      <BookingTypeBadge type={type} />
      <ChevronDown className={styles.chevron} aria-hidden="true" />
      <span className={hidden.visuallyHidden}>, change the type</span>
    </button>
  );
  return (
    <Menu trigger={trigger} align="start">
      {BOOKING_TYPES.map((each) => (
        <MenuItem key={each} icon={BOOKING_KINDS[each].icon} onSelect={() => onChange(withType(reviewed, each))}>
          {BOOKING_KINDS[each].label}
        </MenuItem>
      ))}
    </Menu>
  );
}
