import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldContext } from './field-context.ts';

interface FieldProps {
  readonly label: string;
  /** Shown below the control unless there is an error. */
  readonly hint?: string | undefined;
  /** Shown in place of the hint; what was typed is taken all the same. */
  readonly warning?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  /** One `Input`, `TextArea` or `Select`. */
  readonly children: ReactNode;
}

/** A control with its label, hint and error, connected for screen readers. */
export function Field({ label, hint, warning, error, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? warning ?? hint;
  const invalid = error !== undefined;
  const control = useMemo(
    () => ({
      id,
      'aria-describedby': note === undefined ? undefined : noteId,
      'aria-invalid': invalid ? (true as const) : undefined,
    }),
    [id, noteId, note, invalid],
  );
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {note !== undefined && (
        <p id={noteId} {...NOTES[kindOf(error, warning)]}>
          {note}
        </p>
      )}
    </div>
  );
}

const NOTES = {
  error: { className: styles.error, role: 'alert' },
  warning: { className: styles.warning, role: 'status' },
  hint: { className: styles.hint },
} as const;

function kindOf(error: string | undefined, warning: string | undefined): keyof typeof NOTES {
  if (error !== undefined) return 'error';
  return warning === undefined ? 'hint' : 'warning';
}

/** Fields side by side where there is room, such as two dates. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Fields below one another. */
export function FieldStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
