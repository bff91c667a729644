import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import type { SessionUser } from '#shared/session/schema.ts';
import { paths } from '../../lib/paths.ts';
import { useLogout } from '../../lib/session/use-logout.ts';
import { greetingName } from '../../lib/traveller-name.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../menu/menu.tsx';
import styles from './user-menu.module.css';

interface UserMenuProps {
  readonly user: SessionUser;
  /** Only offers signing out, while the page is still loading. */
  readonly logoutOnly?: boolean;
  /** 'Logout' on the home page, 'Log out' on the profile. */
  readonly logoutLabel?: string;
}

/** The signed-in traveller's menu in the header. */
export function UserMenu({ user, logoutOnly = false, logoutLabel = 'Logout' }: UserMenuProps) {
  const logout = useLogout();
  const trigger = (
    <button type="button" className={styles.trigger}>
      <Avatar traveller={user} size="small" />
      <span className={styles.name} dir="auto">
        {greetingName(user)}
      </span>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      {!logoutOnly && (
        <>
          <MenuLabel>{user.email}</MenuLabel>
          <MenuItem icon={UserRound} to={paths.profile()}>
            Profile
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={LogOut} disabled={logout.isPending} onSelect={() => logout.mutate()}>
        {logoutLabel}
      </MenuItem>
    </Menu>
  );
}
