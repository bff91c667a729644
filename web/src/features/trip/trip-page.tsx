import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page, PageHeading } from '../../ui/page/page.tsx';

export function TripPage() {
  return (
    <Page title="Trip" header={<AppHeader />}>
      <PageHeading title="Trip" />
    </Page>
  );
}
