import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { PRODUCT_TITLE } from '#shared/product.ts';
import { paths } from '../../lib/paths.ts';
import styles from './app-header.module.css';
import { Logo } from './logo.tsx';

interface AppHeaderProps {
  /** `HeaderLink`s next to the logo. */
  readonly nav?: ReactNode;
  /** Buttons and menus on the right. */
  readonly actions?: ReactNode;
}

/** The bar at the top of every page: the logo links home. */
export function AppHeader({ nav, actions }: AppHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to={paths.home()} className={styles.logo}>
          <Logo />
          <span className={styles.name}>{PRODUCT_TITLE}</span>
        </Link>
        {nav && (
          <nav className={styles.nav} aria-label="Main">
            {nav}
          </nav>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

/** A link in the header to another page. */
export function HeaderLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <NavLink to={to} end className={styles.link ?? ''}>
      {children}
    </NavLink>
  );
}
