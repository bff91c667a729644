import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { BOOKING_FIELDS, type BookingField, emptyFields, labelOf } from './booking-fields.ts';
import { EvidenceNote } from './evidence-note.tsx';
import { FieldRow } from './field-row.tsx';
import styles from './review-fields.module.css';
import { markOf, type ReviewedBooking } from './reviewed-booking.ts';

interface ReviewFieldsProps {
  readonly reviewed: ReviewedBooking;
  readonly onChange: (reviewed: ReviewedBooking) => void;
}

/** The fields with a value, and a menu of the others: empty ones are hidden until they are added. */
export function ReviewFields({ reviewed, onChange }: ReviewFieldsProps) {
  const [choosing, choose] = useState(false);
  const [adding, setAdding] = useState<BookingField>();
  const addButton = useRef<HTMLButtonElement>(null);
  const { booking } = reviewed;
  const shown = BOOKING_FIELDS.filter(
    (field) => field !== 'title' && (booking[field] !== undefined || field === adding),
  );
  const empty = emptyFields(booking).filter((field) => field !== adding);
  const missing = empty.filter((field) => markOf(reviewed, field)?.kind === 'missing');
  const added = (byKey: boolean) => {
    setAdding(undefined);
    if (byKey) addButton.current?.focus();
  };
  return (
    <>
      <dl>
        {shown.map((field) => (
          <FieldRow
            key={field}
            reviewed={reviewed}
            field={field}
            onChange={onChange}
            {...(field === adding && { onAdded: added })}
          />
        ))}
      </dl>
      <footer className={styles.footer}>
        {missing.length > 0 && (
          <EvidenceNote
            mark={{ kind: 'missing', how: missing.map((field) => labelOf(booking, field).toLowerCase()).join(', ') }}
          />
        )}
        {empty.length > 0 && (
          <Button
            ref={addButton}
            variant="quiet"
            icon={Plus}
            aria-expanded={choosing}
            onClick={() => choose(!choosing)}
          >
            Add a field
          </Button>
        )}
        {choosing && empty.length > 0 && (
          <ul className={styles.choices}>
            {empty.map((field) => (
              <li key={field}>
                <Button onClick={() => setAdding(field)}>{labelOf(booking, field)}</Button>
              </li>
            ))}
          </ul>
        )}
      </footer>
    </>
  );
}
