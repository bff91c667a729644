import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { afterChanges } from '#shared/health/plan-after.ts';
import { formatDayWithWeekday } from '#shared/trips/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { LazyAddedFindings } from '../../../ui/added-findings/lazy-added-findings.tsx';
import { Button } from '../../../ui/button/button.tsx';
import hidden from '../../../ui/visually-hidden.module.css';
import type { Message, Proposal } from './conversation.ts';
import { usePlanner } from './planner-context.ts';
import styles from './proposal-card.module.css';
import { appliedWords, applyLabel, changesByDate } from './proposal-words.ts';
import { ProposedChangeRow } from './proposed-change-row.tsx';
import { usePlanChanges } from './use-plan-changes.ts';

interface ProposalCardProps {
  readonly message: Message;
  readonly proposal: Proposal;
}

/** The planner's proposed changes to a trip: each can be deselected, and the rest is applied in one step. */
export function ProposalCard({ message, proposal }: ProposalCardProps) {
  const { userId } = usePlanner();
  const { apply, undo } = usePlanChanges(userId, message.id, proposal);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { tripId, tripTitle, items } = proposal;
  const { applied } = message;
  const chosen = items.filter((_, index) => !left.has(index));
  const toggle = (index: number) => {
    const next = new Set(left);
    if (!next.delete(index)) next.add(index);
    setLeft(next);
  };
  const trip = (
    <Link to={paths.trip(tripId)} className={styles.trip}>
      {tripTitle}
    </Link>
  );

  return (
    <fieldset className={styles.card} disabled={apply.isPending || undo.isPending}>
      <legend className={hidden.visuallyHidden}>Changes to {tripTitle}</legend>
      <p className={styles.head}>{applied ? <>Applied to {trip}</> : <>For {trip}</>}</p>
      <ol className={styles.days}>
        {changesByDate(items).map(({ date, changes }) => (
          <li key={date}>
            <p className={styles.date}>
              <time dateTime={date}>{formatDayWithWeekday(date)}</time>
            </p>
            <ul className={styles.changes}>
              {changes.map(({ change, index }) => (
                <ProposedChangeRow
                  key={index}
                  change={change}
                  chosen={!left.has(index)}
                  settled={applied !== undefined}
                  onToggle={() => toggle(index)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {!applied && <LazyAddedFindings tripId={tripId} after={(plan) => afterChanges(plan, chosen)} />}
      <div className={styles.foot}>
        {applied ? (
          <>
            <p className={styles.done}>
              <Check aria-hidden="true" /> {appliedWords(applied)}
            </p>
            <Button
              variant="quiet"
              icon={Undo2}
              pending={undo.isPending}
              pendingLabel="Undoing..."
              onClick={() => undo.mutate(applied)}
            >
              Undo
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="primary"
              disabled={chosen.length === 0}
              pending={apply.isPending}
              pendingLabel="Applying..."
              onClick={() => apply.mutate(chosen)}
            >
              {applyLabel(chosen.length)}
            </Button>
            <p className={styles.hint}>One step, and it can be undone. Bookings stay where they are.</p>
          </>
        )}
      </div>
    </fieldset>
  );
}
