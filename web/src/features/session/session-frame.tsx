import type { ReactNode } from 'react';
import { DrawnScene } from '../../ui/cover/drawn-scene.tsx';
import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './session-frame.module.css';

interface SessionFrameProps {
  /** The document's title. */
  readonly title: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** The layout of the sign-in forms: a picture on one side, the form on the other. */
export function SessionFrame({ title, heading, children }: SessionFrameProps) {
  return (
    <Page title={title} header={<AppHeader />}>
      <div className={styles.spread}>
        <div className={styles.picture}>
          <DrawnScene className={styles.art} seed="welcome-aboard" title="Santorini" startDate="2027-07-01" />
          <p className={styles.motto}>The trains, the tables, the views worth the climb: every day of every trip.</p>
        </div>
        <div className={styles.panel}>
          <h1 className={styles.title}>{heading}</h1>
          {children}
        </div>
      </div>
    </Page>
  );
}
