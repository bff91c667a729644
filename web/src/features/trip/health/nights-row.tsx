import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { addDays } from '#shared/calendar/calendar.ts';
import { formatDay } from '#shared/trips/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useEditor } from '../editor.ts';
import fixes from './finding-fixes.module.css';
import type { Findings } from './findings.ts';
import styles from './findings-window.module.css';
import type { Row } from './rows.ts';
import { stayForm } from './use-fix.ts';

interface NightsRowProps {
  readonly findings: Findings;
  readonly nights: Row;
  /** Before a fix opens a form. */
  readonly onFix: () => void;
  /** Each night by itself. */
  readonly children: ReactNode;
}

/** Nights without a bed as one row, which opens to each of them; one stay can be for all. */
export function NightsRow({ findings, nights, onFix, children }: NightsRowProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const editor = useEditor();
  const [first] = nights;
  const last = addDays(first.date, nights.length - 1);
  const form = stayForm(findings, first.date, addDays(last, 1));
  return (
    <>
      <span className={classNames(styles.mark, styles[first.severity])} aria-hidden="true" />
      <p className={styles.text}>
        {nights.length} nights without a bed, {formatDay(first.date)} – {formatDay(last)}
      </p>
      <p className={styles.why}>No stay and no night journey on any of them.</p>
      <span className={fixes.fixes}>
        {form && (
          <button
            type="button"
            className={fixes.fix}
            onClick={() => {
              onFix();
              editor?.open(form);
            }}
          >
            Add a stay
          </button>
        )}
        <button
          type="button"
          className={classNames(fixes.fix, styles.opens)}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide each night' : 'Show each night'}
          <ChevronDown aria-hidden="true" />
        </button>
      </span>
      <ul id={list} className={styles.list} hidden={!open}>
        {open && children}
      </ul>
    </>
  );
}
