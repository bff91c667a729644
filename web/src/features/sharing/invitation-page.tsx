import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { INVITATION_PATH } from '#shared/sharing/schema.ts';
import { formatLongRange } from '#shared/trips/dates.ts';
import { isNotFound, messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { DrawnScene } from '../../ui/cover/drawn-scene.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import styles from './invitation-page.module.css';
import { useAcceptInvitation, useReadInvitation } from './invitations.ts';
import { forgetToken, takeToken } from './token-of-address.ts';

/** What one is invited to, and by whom; a visitor signs in first. */
export function InvitationPage() {
  const [token] = useState(takeToken);
  const session = useAuth();
  return (
    <Page title="Invitation" header={<AppHeader />}>
      <meta name="robots" content="noindex" />
      {token === undefined && <NoLongerValid />}
      {token !== undefined && session.status === 'signed-out' && (
        <EmptyState
          level={1}
          title="You are invited to a trip"
          text="Sign in, or make an account, to see whose it is and to come along."
          art={<PlaceArt name="Bridge in Porto" />}
          action={
            <ButtonLink variant="primary" to={paths.auth(INVITATION_PATH)}>
              Sign in or sign up
            </ButtonLink>
          }
        />
      )}
      {token !== undefined && session.status === 'signed-in' && <Invited token={token} />}
    </Page>
  );
}

function Invited({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const invitation = useReadInvitation();
  const accept = useAcceptInvitation();
  const read = useEffectEvent(() => invitation.mutate(token));
  // Synchronises with the server: the page begins with what the token invites to.
  useEffect(() => read(), []);
  if (isNotFound(invitation.error) || isNotFound(accept.error)) return <NoLongerValid />;
  if (invitation.isError) return <ErrorState what="this invitation" onRetry={() => invitation.mutate(token)} />;
  if (!invitation.data) return <Skeleton height="20rem" />;
  const { title, startDate, endDate, inviter, role } = invitation.data;
  const leave = (to: string) => {
    forgetToken();
    navigate(to, { replace: true });
  };
  return (
    <article className={styles.card}>
      <DrawnScene className={styles.art} seed={title} title={title} startDate={startDate} />
      <div className={styles.words}>
        <p className={styles.inviter}>
          <bdi>{inviter}</bdi> invites you to come along
        </p>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        <p>{formatLongRange(startDate, endDate)}</p>
        <p className={styles.note}>
          {role === 'editor'
            ? 'You will see the whole plan, and can change it.'
            : 'You will see the plan, and cannot change it.'}
        </p>
        {accept.isError && (
          <p role="alert" className={styles.error}>
            {messageOf(accept.error)}
          </p>
        )}
        <div className={styles.actions}>
          <Button
            variant="primary"
            pending={accept.isPending}
            pendingLabel="Accepting..."
            onClick={() => accept.mutate(token, { onSuccess: ({ tripId }) => leave(paths.trip(tripId)) })}
          >
            Accept
          </Button>
          <Button variant="quiet" onClick={() => leave(paths.home())}>
            Not now
          </Button>
        </div>
      </div>
    </article>
  );
}

function NoLongerValid() {
  return (
    <EmptyState
      level={1}
      title="This invitation is no longer valid"
      text="It was used already, taken back, or is older than 14 days. Ask for another one."
      art={<PlaceArt name="A road that ends" />}
      action={<ButtonLink to={paths.home('trips')}>Your trips</ButtonLink>}
    />
  );
}
