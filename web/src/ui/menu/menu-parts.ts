import type { DropdownMenu } from 'radix-ui';
import { createContext, useContext } from 'react';

/** The components of a menu. They are loaded when a menu is first opened, and passed to the items from there. */
export type MenuParts = typeof DropdownMenu;

export const MenuPartsContext = createContext<MenuParts | undefined>(undefined);

export function useMenuParts(): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (!parts) throw new Error('A menu item must be within a Menu');
  return parts;
}
