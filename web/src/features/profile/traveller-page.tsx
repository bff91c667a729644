import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page, PageHeading } from '../../ui/page/page.tsx';

export function TravellerPage() {
  return (
    <Page title="Traveller" header={<AppHeader />}>
      <PageHeading title="Traveller" />
    </Page>
  );
}
