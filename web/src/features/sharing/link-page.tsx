import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isNotFound } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { useOpenLink } from './invitations.ts';

/** Opens a trip by its secret link, whose token stands behind the '#', and goes to the trip's own page. */
export function LinkPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const navigate = useNavigate();
  const link = useOpenLink();
  const open = useEffectEvent(() =>
    link.mutate(token, { onSuccess: ({ tripId }) => navigate(paths.trip(tripId), { replace: true }) }),
  );
  // Synchronises with the server: opening the page opens the link.
  useEffect(() => open(), []);
  const isGone = token === '' || isNotFound(link.error);
  return (
    <Page title="A trip was shared with you" header={<AppHeader />}>
      <meta name="robots" content="noindex" />
      {isGone && (
        <EmptyState
          level={1}
          title="This link is no longer valid"
          text="It was ended, renewed, or its time is over. Ask whoever sent it to you for the new one."
          art={<PlaceArt name="A road that ends" />}
          action={<ButtonLink to={paths.home()}>Home</ButtonLink>}
        />
      )}
      {link.isError && !isGone && <ErrorState what="this trip" onRetry={() => open()} />}
      {!link.isError && !isGone && <Skeleton height="20rem" />}
    </Page>
  );
}
