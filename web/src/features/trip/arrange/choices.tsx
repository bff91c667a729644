import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './choices.module.css';

/** A titled list to choose one from. */
export function Choices({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.choices} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface ChoiceProps {
  readonly icon?: LucideIcon;
  readonly name: string;
  /** At the right: a date. */
  readonly note?: string;
  readonly line?: string;
  /** Where it is already. */
  readonly here?: boolean;
  readonly onChoose: () => void;
}

export function Choice({ icon: Icon, name, note, line, here = false, onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} disabled={here} onClick={onChoose}>
        <span className={styles.first}>
          <span className={styles.name}>
            {Icon && <Icon className={styles.icon} aria-hidden="true" />}
            {name}
          </span>
          <span className={styles.note}>{here ? 'It is here' : note}</span>
        </span>
        {line !== undefined && <span className={styles.line}>{line}</span>}
      </button>
    </li>
  );
}
