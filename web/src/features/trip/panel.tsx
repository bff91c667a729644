import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly label: string;
  /** Above the title: what it is the panel of. */
  readonly eyebrow: ReactNode;
  readonly title: string;
  /** Below the title: when and where. */
  readonly facts: ReactNode;
  /** The owner's buttons, next to the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The header of a trip or a day: title, dates, and other facts. */
export function Panel({ label, eyebrow, title, facts, actions, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={label}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h2 className={styles.title} dir="auto">
            {title}
          </h2>
          <p className={styles.facts}>{facts}</p>
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
