import type { Named } from '../../lib/traveller-name.ts';
import { initialsOf } from '../../lib/traveller-name.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './avatar.module.css';

/** A traveller as a list shows them. */
export interface Pictured extends Named {
  readonly id: string;
  readonly profileImageUrl: string | null;
}

interface AvatarProps {
  readonly traveller: Pictured;
  readonly size?: 'small' | 'medium' | 'large';
}

/**
 * A traveller's picture, or, also when it fails to load, their initials, 'U' without a name, on a colour derived from
 * it. Hidden from screen readers: the name is next to it.
 */
export function Avatar({ traveller, size = 'medium' }: AvatarProps) {
  const { id, profileImageUrl } = traveller;
  const initials = initialsOf(traveller);
  const hue = [...initials].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6;
  return (
    <span className={classNames(styles.avatar, styles[size], styles[`hue${hue}`])} aria-hidden="true">
      {profileImageUrl === null ? (
        initials
      ) : (
        <Picture url={profileImageUrl} shownBy={id} className={styles.image} alt="" eager fallback={initials} />
      )}
    </span>
  );
}
