import { CircleSlash, CopyCheck, type LucideIcon, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import type { BookingPlan, FieldChange } from '#shared/mail/schema.ts';
import { classNames } from '../../../ui/class-names.ts';
import hidden from '../../../ui/visually-hidden.module.css';
import { itemFieldLabel, itemFieldText } from './item-fields.ts';
import styles from './plan-note.module.css';
import { planWords } from './plan-words.ts';

const ICONS: Readonly<Record<BookingPlan['outcome'], LucideIcon>> = {
  new: CircleSlash,
  already: CopyCheck,
  change: RefreshCw,
  cancel: CircleSlash,
  unknown: CircleSlash,
};

const ENDS: readonly BookingPlan['outcome'][] = ['cancel', 'unknown', 'new'];

interface PlanNoteProps {
  readonly plan: BookingPlan;
  /** ISO 4217: the currency of the booking's cost. */
  readonly currency: string | undefined;
  /** The fields that take the mail's values. */
  readonly ticked: readonly string[];
  readonly onTick: (ticked: string[]) => void;
}

/** What a mail's booking does to existing trips: nothing, a change to accept field by field, or a cancellation. */
export function PlanNote({ plan, currency, ticked, onTick }: PlanNoteProps) {
  const wordsId = useId();
  const words = planWords(plan);
  if (words === undefined) return null;
  const Icon = ICONS[plan.outcome];
  // A changed currency is a line of its own.
  const unit = plan.changes.some(({ field }) => field === 'currency') ? undefined : currency;
  const toggle = (field: string) =>
    onTick(ticked.includes(field) ? ticked.filter((each) => each !== field) : [...ticked, field]);
  return (
    <div className={classNames(styles.note, ENDS.includes(plan.outcome) && styles.ends)}>
      <p id={wordsId} className={styles.words}>
        <Icon className={styles.icon} aria-hidden="true" />
        <span>{words}</span>
      </p>
      {plan.changes.length > 0 && (
        <fieldset className={styles.changes} aria-labelledby={wordsId}>
          {plan.changes.map((change) => (
            <Change
              key={change.field}
              change={change}
              currency={unit}
              isTicked={ticked.includes(change.field)}
              onToggle={() => toggle(change.field)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface ChangeProps {
  readonly change: FieldChange;
  readonly currency: string | undefined;
  readonly isTicked: boolean;
  readonly onToggle: () => void;
}

function Change({ change: { field, old, new: next, edited }, currency, isTicked, onToggle }: ChangeProps) {
  return (
    <label className={styles.change}>
      <input type="checkbox" checked={isTicked} onChange={onToggle} />
      <span className={styles.field}>{itemFieldLabel(field)}</span>
      <span className={styles.values}>
        <del className={styles.old}>
          <span className={hidden.visuallyHidden}>from </span>
          {itemFieldText(field, old, currency)}
        </del>
        <span aria-hidden="true">→</span>
        <ins className={styles.next}>
          <span className={hidden.visuallyHidden}>to </span>
          {itemFieldText(field, next, currency)}
        </ins>
        {edited && <span className={styles.edited}>You changed this by hand. Tick to take the email’s.</span>}
      </span>
    </label>
  );
}
