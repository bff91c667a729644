import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { DEFAULT_CURRENCY } from '../booking-line.ts';
import type { BookingField } from './booking-fields.ts';
import { EvidenceNote } from './evidence-note.tsx';
import styles from './field-origin.module.css';
import {
  isEdited,
  isSameMark,
  type Mark,
  markOf,
  openGuesses,
  putBack,
  type ReviewedBooking,
  sharedMark,
} from './reviewed-booking.ts';

interface FieldOriginProps {
  readonly reviewed: ReviewedBooking;
  readonly field: BookingField;
  readonly onChange: (reviewed: ReviewedBooking) => void;
}

const NO_CURRENCY: Mark = { kind: 'guessed', how: `${DEFAULT_CURRENCY}, as the email names no currency` };

/** Where a value comes from, and its actions: confirm a guessed date, undo an edit. */
export function FieldOrigin({ reviewed, field, onChange }: FieldOriginProps) {
  const own = markOf(reviewed, field);
  const shared = sharedMark(reviewed)?.mark;
  // Shown once above the fields.
  const mark = own && shared && isSameMark(own, shared) ? undefined : own;
  const toLookAt = openGuesses(reviewed).includes(field);
  const canPutBack = isEdited(reviewed, field) && reviewed.read[field] !== undefined;
  return (
    <div className={styles.origin}>
      {mark && <EvidenceNote mark={mark} />}
      {field === 'cost' && reviewed.booking.cost !== undefined && reviewed.booking.currency === undefined && (
        <EvidenceNote mark={NO_CURRENCY} />
      )}
      {toLookAt && (
        <label className={styles.confirm}>
          <input
            type="checkbox"
            required
            data-attention=""
            checked={false}
            onChange={() => onChange({ ...reviewed, looked: [...reviewed.looked, field] })}
          />
          Yes, this is the date
        </label>
      )}
      {canPutBack && (
        <Button variant="quiet" icon={Undo2} onClick={() => onChange(putBack(reviewed, field))}>
          Put back
        </Button>
      )}
    </div>
  );
}
