import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { AppHeader, HeaderLink } from '../../ui/page/app-header.tsx';
import { Page, PageHeading } from '../../ui/page/page.tsx';
import { UserMenu } from '../../ui/page/user-menu.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { SignInRequired } from '../../ui/state/sign-in-required.tsx';
import styles from './mail-frame.module.css';

interface MailFrameProps {
  readonly title: string;
  readonly text: string;
  /** Next to the title: a link to the other of the two pages. */
  readonly actions: ReactNode;
  /** What the page offers, for someone who has to sign in first. */
  readonly signInText: string;
  /** Rendered, and so making calls, only for a signed-in traveller. */
  readonly children: ReactNode;
}

/** The layout of both pages about mail. */
export function MailFrame({ title, text, actions, signInText, children }: MailFrameProps) {
  const session = useAuth();
  const signedIn = session.status === 'signed-in';
  const header = (
    <AppHeader
      nav={
        <>
          <HeaderLink to={paths.home()}>Home</HeaderLink>
          <HeaderLink to={paths.emailForwarding()}>Email Forwarding</HeaderLink>
        </>
      }
      actions={signedIn && <UserMenu user={session.user} />}
    />
  );
  return (
    <Page title={title} header={header}>
      <PageHeading title={title} text={text} actions={signedIn ? actions : undefined} />
      {session.status === 'loading' && (
        <Loading label="Loading">
          <div className={styles.loading}>
            <Skeleton height="3rem" />
            <Skeleton height="16rem" />
          </div>
        </Loading>
      )}
      {session.status === 'signed-out' && <SignInRequired text={signInText} />}
      {signedIn && children}
    </Page>
  );
}
