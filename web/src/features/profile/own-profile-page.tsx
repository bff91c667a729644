import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { AppHeader, HeaderLink } from '../../ui/page/app-header.tsx';
import { Page } from '../../ui/page/page.tsx';
import { UserMenu } from '../../ui/page/user-menu.tsx';
import { SignInRequired } from '../../ui/state/sign-in-required.tsx';
import { AccountSection } from './account/account-section.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileCardSkeleton } from './profile-card-skeleton.tsx';
import { ProfileTabs } from './profile-tabs.tsx';

/** The signed-in traveller's own profile. */
export function OwnProfilePage() {
  const session = useAuth();
  return (
    <Page
      title="Profile"
      header={
        <AppHeader
          nav={
            <>
              <HeaderLink to={paths.home()}>Home</HeaderLink>
              <HeaderLink to={paths.emailForwarding()}>Email Forwarding</HeaderLink>
            </>
          }
          actions={session.status === 'signed-in' && <UserMenu user={session.user} logoutLabel="Log out" />}
        />
      }
    >
      {session.status === 'loading' && <ProfileCardSkeleton />}
      {session.status === 'signed-in' && (
        <>
          <ProfileCard user={session.user} />
          <ProfileTabs />
          <AccountSection />
        </>
      )}
      {session.status === 'signed-out' && <SignInRequired text="Please sign in to see your profile." />}
    </Page>
  );
}
