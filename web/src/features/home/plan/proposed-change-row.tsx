import { ArrowRight, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import type { ProposedChange } from '#shared/planner/schema.ts';
import { classNames } from '../../../ui/class-names.ts';
import { NotVerified } from '../../../ui/not-verified/not-verified.tsx';
import { ActivityDetails } from './activity-details.tsx';
import { changeWords } from './proposal-words.ts';
import styles from './proposed-change-row.module.css';

const SIGNS = { add: Plus, move: ArrowRight, remove: Minus } as const;

interface ProposedChangeRowProps {
  readonly change: ProposedChange;
  readonly chosen: boolean;
  /** The proposal is applied: the selection is final. */
  readonly settled: boolean;
  readonly onToggle: () => void;
}

/** One proposed change with its checkbox: what, when, and why. */
export function ProposedChangeRow({ change, chosen, settled, onToggle }: ProposedChangeRowProps) {
  const { verb, title } = changeWords(change);
  const Sign = SIGNS[change.kind];
  const detailsId = useId();
  return (
    <li>
      <label className={classNames(styles.row, !chosen && styles.left)}>
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={`${verb}: ${title}`}
          aria-describedby={detailsId}
          checked={chosen}
          disabled={settled}
          onChange={onToggle}
        />
        <span className={styles.words}>
          <span className={styles.what}>
            <span className={classNames(styles.verb, styles[change.kind])}>
              <Sign aria-hidden="true" />
              {verb}
            </span>
            <span className={styles.title}>{title}</span>
          </span>
          <span id={detailsId} className={styles.details}>
            {change.kind === 'add' && (
              <span>
                <ActivityDetails activity={change.activity} /> {!change.activity.verified && <NotVerified />}
              </span>
            )}
            <span>{change.why}</span>
          </span>
        </span>
      </label>
    </li>
  );
}
