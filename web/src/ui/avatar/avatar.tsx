import { Avatar as RadixAvatar } from 'radix-ui';
import type { Named } from '../../lib/traveller-name.ts';
import { initialsOf } from '../../lib/traveller-name.ts';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly traveller: Named & { readonly profileImageUrl?: string | null | undefined };
  readonly size?: 'small' | 'medium' | 'large';
}

/** A traveller's picture, or their initials ('U' without a name) on a colour that is always theirs. Says nothing aloud. */
export function Avatar({ traveller, size = 'medium' }: AvatarProps) {
  const initials = initialsOf(traveller);
  const hue = [...initials].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6;
  return (
    <RadixAvatar.Root className={classNames(styles.avatar, styles[size], styles[`hue${hue}`])} aria-hidden="true">
      {traveller.profileImageUrl && (
        <RadixAvatar.Image
          className={styles.image}
          src={traveller.profileImageUrl}
          alt=""
          referrerPolicy="no-referrer"
        />
      )}
      <RadixAvatar.Fallback>{initials}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
