import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  readonly icon: LucideIcon;
  /** Its accessible name and tooltip: 'Delete “Lisbon in May”'. */
  readonly label: string;
  readonly tone?: 'plain' | 'danger' | undefined;
  /** On a picture: a disc behind the icon keeps it legible. */
  readonly onPicture?: boolean | undefined;
};

/** A 44 px target with only an icon. */
export function IconButton({
  icon: Icon,
  label,
  tone = 'plain',
  onPicture = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.button, styles[tone], onPicture && styles.onPicture, className)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
    </button>
  );
}
