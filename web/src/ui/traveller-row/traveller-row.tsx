import type { ReactNode } from 'react';
import { displayName } from '../../lib/traveller-name.ts';
import { Avatar, type Pictured } from '../avatar/avatar.tsx';
import styles from './traveller-row.module.css';

interface TravellerRowProps {
  readonly traveller: Pictured;
  /** Their key facts: '3 trips · 1 follower'. */
  readonly facts: string;
  /** The link to their profile, and other actions. */
  readonly actions: ReactNode;
}

/** A traveller in a list, with actions. */
export function TravellerRow({ traveller, facts, actions }: TravellerRowProps) {
  return (
    <article className={styles.row}>
      <Avatar traveller={traveller} />
      <div className={styles.words}>
        <h3 className={styles.name} dir="auto">
          {displayName(traveller)}
        </h3>
        {traveller.email && <p className={styles.line}>{traveller.email}</p>}
        <p className={styles.line}>{facts}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
