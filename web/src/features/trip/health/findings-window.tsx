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
import { NightsRow } from './nights-row.tsx';
import { rowsOf } from './rows.ts';
import { useIgnore } from './use-ignore.ts';

interface FindingsWindowProps {
  readonly findings: Findings;
  readonly onClose: () => void;
}

/** Everything that the check of the plan found, by date, and what is ignored of it. */
export function FindingsWindow({ findings, onClose }: FindingsWindowProps) {
  const { told, ignored } = findings;
  const [withIgnored, setWithIgnored] = useState(false);
  const rows = rowsOf(told);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={rows.length === 0 ? 'Nothing to look at' : `${count(rows.length, 'thing')} to look at`}
      description="We do not check entry rules."
    >
      <DialogBody>
        {rows.length > 0 && (
          <ul className={styles.list}>
            {rows.map((row) =>
              row.length === 1 ? (
                <Told key={row[0].id} findings={findings} finding={row[0]} onClose={onClose} />
              ) : (
                <li key={row[0].id} className={styles.item}>
                  <NightsRow findings={findings} nights={row} onFix={onClose}>
                    {row.map((each) => (
                      <Told key={each.id} findings={findings} finding={each} onClose={onClose} />
                    ))}
                  </NightsRow>
                </li>
              ),
            )}
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

/** A finding as a line of the list, with its fixes. */
function Told({ findings, finding, onClose }: SaidProps) {
  return (
    <li className={styles.item}>
      <Said findings={findings} finding={finding} onClose={onClose} />
      <FindingFixes findings={findings} finding={finding} onFix={onClose} />
    </li>
  );
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
