import { type ReactNode, useId } from 'react';
import styles from './sharing.module.css';

interface ShareSectionProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** One of the ways to share a trip. */
export function ShareSection({ title, note, children }: ShareSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </section>
  );
}
