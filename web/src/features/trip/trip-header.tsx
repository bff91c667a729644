import { Plus, Trash2, UsersRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { AppHeader } from '../../ui/page/app-header.tsx';
import { UserMenu } from '../../ui/page/user-menu.tsx';
import { useEditor } from './editor.ts';
import { TripMenu } from './trip-menu.tsx';

interface TripHeaderProps {
  readonly trip: TripDetail;
  /** Undefined until they are loaded. */
  readonly days: readonly TripDay[] | undefined;
  /** Whether there is a day to add an activity to. */
  readonly dayChosen: boolean;
}

export function TripHeader({ trip, days, dayChosen }: TripHeaderProps) {
  const editor = useEditor();
  const session = useAuth();
  const { pathname, search } = useLocation();
  return (
    <AppHeader
      actions={
        <>
          <TripMenu trip={trip} days={days} />
          {editor?.isOwner && (
            <>
              <Button variant="quiet" icon={Trash2} compact onClick={() => editor.open({ kind: 'delete-trip' })}>
                Delete Trip
              </Button>
              <Button icon={UsersRound} compact onClick={() => editor.open({ kind: 'share' })}>
                Share
              </Button>
            </>
          )}
          {editor && (
            <Button
              variant="primary"
              icon={Plus}
              compact
              disabled={!dayChosen}
              title={dayChosen ? undefined : 'Choose a day first'}
              onClick={() => editor.open({ kind: 'add-activity' })}
            >
              Add Activity
            </Button>
          )}
          {session.status === 'signed-in' && <UserMenu user={session.user} />}
          {session.status === 'signed-out' && <ButtonLink to={paths.auth(pathname + search)}>Sign In</ButtonLink>}
        </>
      }
    />
  );
}
