import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

/** The six categories and their default, and the tones of states. */
export type BadgeTone =
  | 'neutral'
  | 'sea'
  | 'moss'
  | 'amber'
  | 'clay'
  | 'transport'
  | 'accommodation'
  | 'food'
  | 'sightseeing'
  | 'entertainment'
  | 'shopping'
  | 'other';

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A label: a state, a category. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      {children}
    </span>
  );
}
