import { Check, CircleHelp, CircleX, MessageCircle } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './account-list.module.css';
import type { Account } from './conversation.ts';

const OUTCOMES = {
  done: { label: 'Done', Icon: Check },
  answered: { label: 'Answered', Icon: MessageCircle },
  'not-possible': { label: 'Not possible', Icon: CircleX },
  'not-understood': { label: 'Not understood', Icon: CircleHelp },
} as const;

/** What became of each part of a message: what was not done stands out as clearly as what was. */
export function AccountList({ account }: { readonly account: Account }) {
  return (
    <ul className={styles.list} aria-label="What became of your message">
      {account.map(({ said, outcome }, index) => {
        const { label, Icon } = OUTCOMES[outcome];
        const isDone = outcome === 'done' || outcome === 'answered';
        return (
          // The parts of a sent message never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice
          <li key={index} className={classNames(styles.row, !isDone && styles.open)}>
            <Icon aria-hidden="true" />
            <span className={styles.outcome}>{label}</span>
            <q className={styles.said}>{said}</q>
          </li>
        );
      })}
    </ul>
  );
}
