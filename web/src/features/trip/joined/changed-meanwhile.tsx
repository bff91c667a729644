import { Suspense, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx';
import styles from './changed-meanwhile.module.css';
import type { JoinedField } from './join-values.ts';
import type { Choice, Choices } from './use-joined-save.ts';

/** Who they are is said where it is known: of trips with companions. */
const WhoChanged = lazyComponent(
  async () => (await import('../changes/who-changed.tsx')).WhoChanged,
  () => null,
);

interface Named {
  readonly id: string;
}

interface ChangedMeanwhileProps<Item, Values extends FieldValues> {
  readonly choices: Choices<Item, Values>;
  readonly onChoose: (field: JoinedField<Values>, chosen: 'mine' | 'theirs') => void;
}

/** In place of a form's fields: those that someone else has changed at the same time, each with both versions. */
export function ChangedMeanwhile<Item extends Named, Values extends FieldValues>({
  choices: { all, tried, theirs },
  onChoose,
}: ChangedMeanwhileProps<Item, Values>) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // Synchronises with the focus: what was written in is no longer there.
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className={styles.changed}>
      <h3 id={id} className={styles.title}>
        This was changed meanwhile
      </h3>
      <p className={styles.text}>
        You wrote something else in the same place. Choose what to keep; all other changes of both are kept.
      </p>
      {all.map((choice) => (
        <TwoVersions key={choice.field.label} choice={choice} of={theirs.id} missing={tried} onChoose={onChoose} />
      ))}
    </section>
  );
}

interface TwoVersionsProps<Values extends FieldValues> {
  readonly choice: Choice<Values>;
  /** The id of what is edited. */
  readonly of: string;
  /** Whether a choice that is still missing is said. */
  readonly missing: boolean;
  readonly onChoose: (field: JoinedField<Values>, chosen: 'mine' | 'theirs') => void;
}

function TwoVersions<Values extends FieldValues>({
  choice: { field, chosen, ...versions },
  of,
  missing,
  onChoose,
}: TwoVersionsProps<Values>) {
  const id = useId();
  const isMissing = missing && chosen === undefined;
  return (
    <fieldset className={styles.field} aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <legend className={styles.label}>{field.label}</legend>
      <div className={styles.versions}>
        {(['mine', 'theirs'] as const).map((whose) => (
          <label key={whose} className={styles.version}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={chosen === whose}
              onChange={() => onChoose(field, whose)}
            />
            <span className={styles.whose}>
              {whose === 'mine' ? 'Yours' : 'Theirs'}
              {whose === 'theirs' && (
                <Suspense fallback={null}>
                  <WhoChanged id={of} names={field.names} />
                </Suspense>
              )}
            </span>
            <span className={styles.value} dir="auto">
              {field.show(versions[whose]) || <em>Nothing</em>}
            </span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className={styles.missing}>
          Choose yours or theirs
        </p>
      )}
    </fieldset>
  );
}
