import { useQuery } from '@tanstack/react-query';
import { addedFindings, type WholePlan } from '#shared/health/added-findings.ts';
import { count } from '#shared/trips/dates.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { dayQueries } from '../../lib/trips/day-queries.ts';
import { tripQueries } from '../../lib/trips/trip-queries.ts';
import styles from './added-findings.module.css';

export interface AddedFindingsProps {
  /** The traveller's own trip that a change is about. */
  readonly tripId: string;
  /** Another one, whose findings are not new either. */
  readonly otherId?: string;
  /** What the change makes of the trip's plan; undefined while it is not one. */
  readonly after: (plan: WholePlan, other: WholePlan | undefined) => WholePlan | undefined;
}

/** Before a change: the findings that it would add. Nothing where it adds none. */
export function AddedFindings({ tripId, otherId, after }: AddedFindingsProps) {
  const [plan, other] = [usePlan(tripId), usePlan(otherId)];
  const session = useAuth();
  const never = (session.status === 'signed-in' && session.user.neverFindings) || [];
  const changed = plan && (otherId === undefined || other) ? after(plan, other) : undefined;
  const before = [plan, other].flatMap((each) => each ?? []);
  const found = changed ? addedFindings(before, changed, new Date()).filter(({ rule }) => !never.includes(rule)) : [];
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={styles.added}>
          <p className={styles.head}>This adds {count(found.length, 'thing')} to look at:</p>
          <ul className={styles.list}>
            {found.map(({ id, text, why }) => (
              <li key={id}>
                <span className={styles.text}>{text}.</span> {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A trip with its days, once both are read. */
function usePlan(id: string | undefined): WholePlan | undefined {
  const enabled = id !== undefined;
  const { data: trip } = useQuery({ ...tripQueries.detail(id ?? ''), enabled });
  const { data: days } = useQuery({ ...dayQueries.ofTrip(id ?? ''), enabled });
  return trip && days && { trip, days };
}
