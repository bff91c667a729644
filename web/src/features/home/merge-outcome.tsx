import { CalendarRange, Eye } from 'lucide-react';
import { afterMerge } from '#shared/health/plan-after.ts';
import { formatRange } from '#shared/trips/dates.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { LazyAddedFindings } from '../../ui/added-findings/lazy-added-findings.tsx';
import styles from './merge-outcome.module.css';

/** The result of a merge: the new dates, and who will see the days of a private trip. */
export function MergeOutcome({ source, target }: { readonly source: Trip; readonly target: Trip }) {
  const first = source.startDate < target.startDate ? source : target;
  const last = source.endDate > target.endDate ? source : target;
  return (
    <>
      <ul className={styles.outcome}>
        <li className={styles.line}>
          <CalendarRange aria-hidden="true" />
          <span>
            "{target.title}" keeps its title and cover. Its dates stretch to hold every day, at most{' '}
            {formatRange(first.startDate, last.endDate)}.
          </span>
        </li>
        {!source.isPublic && target.isPublic && (
          <li className={styles.warning}>
            <Eye aria-hidden="true" />
            <span>"{source.title}" is private. In a public trip, everyone can see its days.</span>
          </li>
        )}
      </ul>
      <LazyAddedFindings
        tripId={target.id}
        otherId={source.id}
        after={(into, from) => from && afterMerge(from, into)}
      />
    </>
  );
}
