import type { Finding } from '#shared/health/finding.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FindingFixes } from './finding-fixes.tsx';
import styles from './finding-row.module.css';
import type { Findings } from './findings.ts';

interface FindingRowProps {
  readonly findings: Findings;
  readonly finding: Finding;
}

/** A finding as a quiet row of the timeline: what it is, why in numbers, and its mend beside it. */
export function FindingRow({ findings, finding }: FindingRowProps) {
  return (
    <li className={styles.row} data-finding={finding.id}>
      <span className={classNames(styles.mark, styles[finding.severity])} aria-hidden="true" />
      <p className={styles.words}>
        <span className={styles.text}>{finding.text}.</span> {finding.why}
      </p>
      <FindingFixes findings={findings} finding={finding} />
    </li>
  );
}
