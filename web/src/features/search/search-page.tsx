import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { AppHeader, HeaderLink } from '../../ui/page/app-header.tsx';
import { Page, PageHeading } from '../../ui/page/page.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';

/** Where travellers are found. Looking them up by name is not there yet, and the page says so. */
export function SearchPage() {
  return (
    <Page title="Discover Travelers" header={<AppHeader nav={<HeaderLink to={paths.home()}>Home</HeaderLink>} />}>
      <PageHeading title="Discover Travelers" />
      <EmptyState
        title="Find Amazing Travelers"
        text="Looking travelers up by name is still to come. Until then, every public trip names who wrote it."
        art={<PlaceArt name="Hikers in the Dolomites" />}
        action={
          <ButtonLink variant="primary" to={paths.home('discover')}>
            Discover public trips
          </ButtonLink>
        }
      />
    </Page>
  );
}
