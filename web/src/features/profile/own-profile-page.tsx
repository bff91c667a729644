import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page, PageHeading } from '../../ui/page/page.tsx';

export function OwnProfilePage() {
  return (
    <Page title="Profile" header={<AppHeader />}>
      <PageHeading title="Profile" />
    </Page>
  );
}
