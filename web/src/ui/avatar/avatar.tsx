import { useState } from 'react';
import type { Named } from '../../lib/traveller-name.ts';
import { initialsOf } from '../../lib/traveller-name.ts';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly traveller: Named & { readonly profileImageUrl?: string | null | undefined };
  readonly size?: 'small' | 'medium' | 'large';
}

/**
 * A traveller's picture, or, also when it fails to load, their initials, 'U' without a name, on a colour derived from
 * it. Hidden from screen readers: the name is next to it.
 */
export function Avatar({ traveller, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const picture = traveller.profileImageUrl;
  const initials = initialsOf(traveller);
  const hue = [...initials].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6;
  return (
    <span className={classNames(styles.avatar, styles[size], styles[`hue${hue}`])} aria-hidden="true">
      {picture && picture !== broken ? (
        <img
          className={styles.image}
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(picture)}
        />
      ) : (
        initials
      )}
    </span>
  );
}
