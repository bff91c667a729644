import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy/lazy-part.ts';
import { showMissing } from '../../lib/lazy/show-missing.ts';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';
import { useMenuParts } from './menu-parts.ts';
import type { MenuSurface } from './menu-surface.tsx';

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  readonly align?: 'start' | 'end';
  /** One of many like it, which leave fetching its components ahead to another menu of the page. */
  readonly repeated?: boolean;
  readonly children: ReactNode;
}

const surfacePart = lazyPart(async () => (await import('./menu-surface.tsx')).MenuSurface);
const AHEAD = [surfacePart];

/**
 * A menu under its button; arrows, letters and Escape work in it. Its components are a large part of a page's code and
 * most visits open none, so they are fetched once the page is idle, or when the pointer or the focus reaches the
 * button.
 */
export function Menu({ trigger, align = 'end', repeated = false, children }: MenuProps) {
  const [surface, setSurface] = useState<{ readonly Surface: typeof MenuSurface }>();
  if (surface) {
    return (
      <surface.Surface trigger={trigger} align={align}>
        {children}
      </surface.Surface>
    );
  }
  const fetchAhead = () => void surfacePart.prefetch().catch(() => undefined);
  const open = () =>
    surfacePart.load().then(
      (Surface) => setSurface({ Surface }),
      () => showMissing('the menu'),
    );
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: open,
    onKeyDown: (event) => event.key === 'ArrowDown' && open(),
  });
  return (
    <>
      {closed}
      {!repeated && <SurfaceAhead />}
    </>
  );
}

function SurfaceAhead() {
  useFetchAhead(AHEAD);
  return null;
}

interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
  /** Its link; without it the item is an action. */
  readonly to?: string;
  readonly onSelect?: () => void;
  readonly children: ReactNode;
}

export function MenuItem({ icon: Icon, tone = 'plain', disabled = false, to, onSelect, children }: MenuItemProps) {
  const { Item } = useMenuParts();
  const content = (
    <>
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      <span>{children}</span>
    </>
  );
  return (
    <Item
      className={classNames(styles.item, styles[tone])}
      disabled={disabled}
      asChild={to !== undefined}
      {...(onSelect && { onSelect })}
    >
      {to === undefined ? content : <Link to={to}>{content}</Link>}
    </Item>
  );
}

/** A line of text at the top of a menu, such as who is signed in. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  const { Label } = useMenuParts();
  return <Label className={styles.label}>{children}</Label>;
}

export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className={styles.separator} />;
}
