import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';

/** No such trip, or someone else's private one; the page does not say which. */
export function TripNotFound() {
  return (
    <Page title="Trip not found" header={<AppHeader />}>
      <EmptyState
        level={1}
        title="Trip not found"
        text="It may have been deleted, or it is private to the traveler who made it."
        art={<PlaceArt name="A road that ends" />}
        action={<ButtonLink to={paths.home('trips')}>← Back to trips</ButtonLink>}
      />
    </Page>
  );
}
