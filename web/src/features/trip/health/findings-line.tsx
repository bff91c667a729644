import { useState } from 'react';
import { count } from '#shared/trips/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Findings } from './findings.ts';
import styles from './findings-line.module.css';
import { FindingsWindow } from './findings-window.tsx';
import { rowsOf } from './rows.ts';

/** '3 things to look at' in the trip's header, which opens the list of them. */
export function FindingsLine({ findings }: { readonly findings: Findings }) {
  const [open, setOpen] = useState(false);
  const { told } = findings;
  const isBad = told.some(({ severity }) => severity === 'problem');
  return (
    <>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {told.length > 0 && <span className={classNames(styles.mark, isBad && styles.problem)} aria-hidden="true" />}
        {lineOf(rowsOf(told).length)}
      </button>
      {open && <FindingsWindow findings={findings} onClose={() => setOpen(false)} />}
    </>
  );
}

const lineOf = (found: number) => (found === 0 ? 'Nothing to look at' : `${count(found, 'thing')} to look at`);
