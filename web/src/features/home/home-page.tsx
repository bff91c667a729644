import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page, PageHeading } from '../../ui/page/page.tsx';

export function HomePage() {
  return (
    <Page title="Home" header={<AppHeader />}>
      <PageHeading title="Home" />
    </Page>
  );
}
