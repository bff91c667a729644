import { type ReactNode, useId } from 'react';
import styles from './security.module.css';

interface SecuritySectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One thing that secures the account, with what there is to know about it. */
export function SecuritySection({ title, text, children }: SecuritySectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
