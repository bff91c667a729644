import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A menu under its button; arrows, letters and Escape work in it. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.content} align={align} sideOffset={6} collisionPadding={12}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
  /** Where it leads; without it the item is an action. */
  readonly to?: string;
  readonly onSelect?: () => void;
  readonly children: ReactNode;
}

export function MenuItem({ icon: Icon, tone = 'plain', disabled = false, to, onSelect, children }: MenuItemProps) {
  const content = (
    <>
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      <span>{children}</span>
    </>
  );
  return (
    <DropdownMenu.Item
      className={classNames(styles.item, styles[tone])}
      disabled={disabled}
      asChild={to !== undefined}
      {...(onSelect && { onSelect })}
    >
      {to === undefined ? content : <Link to={to}>{content}</Link>}
    </DropdownMenu.Item>
  );
}

/** A line of text at the head of a menu, such as who is signed in. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className={styles.label}>{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />;
}
