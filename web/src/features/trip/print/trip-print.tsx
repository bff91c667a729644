import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Plan } from '#shared/export/plan.ts';
import styles from './printed-trip.module.css';
import { PrintedTrip } from './printed-trip.tsx';

interface TripPrintProps {
  readonly plan: Plan;
  readonly withReferences: boolean;
}

/** What is printed in place of the page, by its own button or by the browser's; it is there only while printing. */
export function TripPrint({ plan, withReferences }: TripPrintProps) {
  const [printing, setPrinting] = useState(false);
  // Synchronises with the browser's printing.
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!printing) return null;
  return createPortal(
    <div className={styles.paper}>
      <PrintedTrip plan={plan} withReferences={withReferences} />
    </div>,
    document.body,
  );
}
