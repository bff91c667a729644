import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Finding } from '#shared/health/finding.ts';
import { count, formatDayWithWeekday } from '#shared/trips/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { DAY_PARAMETER } from '../chosen-day.ts';
import { FindingFixes } from './finding-fixes.tsx';
import type { Findings } from './findings.ts';
import styles from './findings-window.module.css';
import { useIgnore } from './use-ignore.ts';

interface FindingsWindowProps {
  readonly findings: Findings;
  readonly onClose: () => void;
}

/** Everything that the check of the plan found, by date, and what is ignored of it. */
export function FindingsWindow({ findings, onClose }: FindingsWindowProps) {
  const { told, ignored } = findings;
  const [withIgnored, setWithIgnored] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={told.length === 0 ? 'Nothing to look at' : `${count(told.length, 'thing')} to look at`}
      description="We do not check entry rules."
    >
      <DialogBody>
        {told.length > 0 && (
          <ul className={styles.list}>
            {told.map((finding) => (
              <li key={finding.id} className={styles.item}>
                <Said findings={findings} finding={finding} onClose={onClose} />
                <FindingFixes findings={findings} finding={finding} onFix={onClose} />
              </li>
            ))}
          </ul>
        )}
        {ignored.length > 0 && (
          <div className={styles.ignored}>
            <Button variant="quiet" aria-expanded={withIgnored} onClick={() => setWithIgnored(!withIgnored)}>
              {withIgnored ? 'Hide ignored' : `Show ignored (${ignored.length})`}
            </Button>
            {withIgnored && <Ignored findings={findings} onClose={onClose} />}
          </div>
        )}
      </DialogBody>
    </Dialog>
  );
}

interface SaidProps extends FindingsWindowProps {
  readonly finding: Finding;
}

/** A finding with its day, which it leads to. */
function Said({ findings: { days }, finding, onClose }: SaidProps) {
  const day = days.find(({ date }) => date.startsWith(finding.date));
  const when = formatDayWithWeekday(finding.date);
  return (
    <>
      <span className={classNames(styles.mark, styles[finding.severity])} aria-hidden="true" />
      <p className={styles.when}>
        {day ? (
          <Link to={{ search: `?${DAY_PARAMETER}=${day.id}` }} onClick={onClose}>
            {when}
          </Link>
        ) : (
          when
        )}
      </p>
      <p className={styles.text}>{finding.text}</p>
      <p className={styles.why}>{finding.why}</p>
    </>
  );
}

/** What is ignored on this trip, or never told of, and how it is told again. */
function Ignored({ findings, onClose }: FindingsWindowProps) {
  const ignore = useIgnore(findings);
  const isHere = ({ id }: Finding) => findings.trip.ignoredFindings?.includes(id) === true;
  return (
    <ul className={styles.list}>
      {findings.ignored.map((finding) => (
        <li key={finding.id} className={styles.item}>
          <Said findings={findings} finding={finding} onClose={onClose} />
          <p>
            <Button
              variant="quiet"
              onClick={() =>
                isHere(finding)
                  ? ignore.here.mutate({ finding, ignored: false })
                  : ignore.never.mutate({ rule: finding.rule, never: false })
              }
            >
              {isHere(finding) ? 'Show again' : 'Tell me this again'}
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
}
