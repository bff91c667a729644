import { classNames } from '../../../ui/class-names.ts';
import { type BookingField, labelOf } from './booking-fields.ts';
import { useEvidenceFocus } from './evidence-focus.ts';
import { FieldOrigin } from './field-origin.tsx';
import styles from './field-row.module.css';
import { FieldValue } from './field-value.tsx';
import { openGuesses, type ReviewedBooking } from './reviewed-booking.ts';

interface FieldRowProps {
  readonly reviewed: ReviewedBooking;
  readonly field: BookingField;
  readonly onChange: (reviewed: ReviewedBooking) => void;
  /** Open for a field that has no value yet; called when its editor closes. */
  readonly onAdded?: (byKey: boolean) => void;
}

/** A field of a booking: its label, its value to edit, and where the value comes from. */
export function FieldRow({ reviewed, field, onChange, onAdded }: FieldRowProps) {
  const toLookAt = openGuesses(reviewed).includes(field);
  const shown = useEvidenceFocus(reviewed.read.evidence?.[field]);
  return (
    <div className={classNames(styles.row, toLookAt && styles.open)} {...shown}>
      <dt className={styles.label}>{labelOf(reviewed.booking, field)}</dt>
      <dd className={styles.value}>
        <FieldValue
          booking={reviewed.booking}
          field={field}
          adding={onAdded !== undefined}
          onWritten={(booking) => onChange({ ...reviewed, booking })}
          onClose={onAdded}
        />
      </dd>
      <dd className={styles.origin}>
        <FieldOrigin reviewed={reviewed} field={field} onChange={onChange} />
      </dd>
    </div>
  );
}
