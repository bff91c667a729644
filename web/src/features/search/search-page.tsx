import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page, PageHeading } from '../../ui/page/page.tsx';

export function SearchPage() {
  return (
    <Page title="Discover Travelers" header={<AppHeader />}>
      <PageHeading title="Discover Travelers" />
    </Page>
  );
}
