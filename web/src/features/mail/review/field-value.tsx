import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import hidden from '../../../ui/visually-hidden.module.css';
import { type BookingField, labelOf, textOf } from './booking-fields.ts';
import { FieldEditor } from './field-editor.tsx';
import styles from './field-value.module.css';

interface FieldValueProps {
  readonly booking: ParsedBooking;
  readonly field: BookingField;
  /** Open for a field that has no value yet. */
  readonly adding?: boolean;
  readonly onWritten: (booking: ParsedBooking) => void;
  /** The editor closed, by a key or because it lost the focus. */
  readonly onClose?: ((byKey: boolean) => void) | undefined;
}

/** A value that becomes an editor when pressed. */
export function FieldValue({ booking, field, adding = false, onWritten, onClose }: FieldValueProps) {
  const [editing, setEditing] = useState(adding);
  const focusValue = useRef(false);
  const close = (byKey: boolean) => {
    focusValue.current = byKey;
    setEditing(false);
    onClose?.(byKey);
  };
  if (editing) return <FieldEditor booking={booking} field={field} onWritten={onWritten} onClose={close} />;

  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || !focusValue.current) return;
    focusValue.current = false;
    button.focus();
  };
  return (
    <button type="button" ref={takeFocus} className={styles.value} onClick={() => setEditing(true)}>
      <span className={styles.text}>{textOf(booking, field)}</span>
      <Pencil className={styles.pencil} aria-hidden="true" />
      <span className={hidden.visuallyHidden}>, edit {labelOf(booking, field)}</span>
    </button>
  );
}
