import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { PlanNote } from '../plan/plan-note.tsx';
import { planWords } from '../plan/plan-words.ts';
import styles from './email-plans.module.css';

interface EmailPlansProps {
  readonly email: ProcessedEmail;
  /** By the booking's index, the fields to take from the mail. */
  readonly ticked: readonly (readonly string[])[];
  readonly onTick: (booking: number, fields: string[]) => void;
}

/** What a pending mail changes in existing trips. */
export function EmailPlans({ email: { plans, parsedBookings }, ticked, onTick }: EmailPlansProps) {
  const telling = plans.flatMap((plan, index) => (planWords(plan) === undefined ? [] : { plan, index }));
  if (telling.length === 0) return null;
  return (
    <ul className={styles.plans}>
      {telling.map(({ plan, index }) => (
        <li key={index}>
          {plans.length > 1 && <p className={styles.title}>{parsedBookings[index]?.title}</p>}
          <PlanNote
            plan={plan}
            currency={parsedBookings[index]?.currency}
            ticked={ticked[index] ?? []}
            onTick={(fields) => onTick(index, fields)}
          />
        </li>
      ))}
    </ul>
  );
}
