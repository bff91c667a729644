import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** Next to the title. */
  readonly action?: ReactNode;
  /** open: without a background, for content with cards of its own. */
  readonly look?: 'card' | 'open';
  /** Takes the focus when something inside is removed. */
  readonly box?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A titled part of the day or the trip. */
export function Section({ title, action, look = 'card', box, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classNames(styles.section, styles[look])} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {action}
      </div>
      <div ref={box} tabIndex={box === undefined ? undefined : -1}>
        {children}
      </div>
    </section>
  );
}
