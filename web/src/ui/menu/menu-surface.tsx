import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './menu.module.css';
import { MenuPartsContext } from './menu-parts.ts';

interface MenuSurfaceProps {
  readonly trigger: ReactNode;
  readonly align: 'start' | 'end';
  readonly children: ReactNode;
}

/** The menu itself, open from the start: it is mounted because its button was pressed. */
export function MenuSurface({ trigger, align, children }: MenuSurfaceProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.content} align={align} sideOffset={6} collisionPadding={12}>
          <MenuPartsContext value={DropdownMenu}>{children}</MenuPartsContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
