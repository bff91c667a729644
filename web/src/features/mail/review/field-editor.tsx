import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { Input, TextArea } from '../../../ui/field/input.tsx';
import { type BookingField, labelOf } from './booking-fields.ts';
import styles from './field-editor.module.css';
import { inputOf, writeField } from './write-field.ts';

interface FieldEditorProps {
  readonly booking: ParsedBooking;
  readonly field: BookingField;
  readonly onWritten: (booking: ParsedBooking) => void;
  /** `byKey`: Enter or Escape, after which the focus returns to the value. */
  readonly onClose: (byKey: boolean) => void;
}

const INPUT_TYPES: Readonly<Partial<Record<BookingField, string>>> = {
  startDate: 'date',
  endDate: 'date',
  startTime: 'time',
  endTime: 'time',
};
const LONG_FIELDS: readonly BookingField[] = ['description', 'notes'];

/** Edits one value in place. Enter or leaving it accepts the change, Escape discards it. */
export function FieldEditor({ booking, field, onWritten, onClose }: FieldEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const closed = useRef(false);
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  const initial = inputOf(booking, field);

  // Synchronises with the browser's focus, so that typing can start at once.
  useEffect(() => {
    const control = form.current?.querySelector<HTMLElement>('[name="text"]');
    control?.focus();
    if (control instanceof HTMLInputElement && control.type === 'text') control.select();
  }, []);

  const close = (byKey: boolean) => {
    closed.current = true;
    onClose(byKey);
  };
  const take = (byKey: boolean) => {
    if (!form.current || closed.current) return;
    const typed = new FormData(form.current);
    const read = (name: string) => String(typed.get(name) ?? '');
    const written = writeField(booking, field, { text: read('text'), currency: read('currency') });
    if ('problem' in written) {
      setProblem(written.problem);
      return;
    }
    onWritten(written.booking);
    close(byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close(true);
    const breaksLine = event.target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey;
    if (event.key !== 'Enter' || breaksLine) return;
    // A form of two inputs is not submitted by Enter.
    event.preventDefault();
    take(true);
  };

  const control = {
    name: 'text',
    defaultValue: initial.text,
    'aria-label': labelOf(booking, field),
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : problemId,
    'data-attention': problem === undefined ? undefined : '',
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && take(false)}
      noValidate
    >
      {LONG_FIELDS.includes(field) ? (
        <TextArea {...control} rows={3} />
      ) : (
        <Input
          {...control}
          type={INPUT_TYPES[field] ?? 'text'}
          inputMode={field === 'cost' ? 'decimal' : undefined}
          autoComplete="off"
        />
      )}
      {field === 'cost' && (
        <Input
          name="currency"
          defaultValue={initial.currency}
          aria-label="Currency"
          className={styles.currency}
          maxLength={3}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {problem !== undefined && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}
