import { MailPlus, Plus, UserRound } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import type { Session } from '../../lib/session/auth-context.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { AppHeader } from '../../ui/page/app-header.tsx';
import { UserMenu } from '../../ui/page/user-menu.tsx';

interface HomeHeaderProps {
  readonly session: Session;
  /** While the trips load, the menu only offers Logout. */
  readonly loading: boolean;
  readonly onNewTrip: () => void;
}

export function HomeHeader({ session, loading, onNewTrip }: HomeHeaderProps) {
  // The items next to the link are not known yet, and would shift it.
  if (session.status === 'loading') return <AppHeader />;
  return (
    <AppHeader
      actions={
        <>
          <ButtonLink to={paths.emailParser()} variant="quiet" icon={MailPlus} compact>
            Email to Timeline
          </ButtonLink>
          {session.status === 'signed-in' && (
            <>
              <Button variant="primary" icon={Plus} compact onClick={onNewTrip}>
                New Trip
              </Button>
              <UserMenu user={session.user} logoutOnly={loading} />
            </>
          )}
          {session.status === 'signed-out' && (
            <ButtonLink to={paths.auth()} icon={UserRound}>
              Profile
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
