import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page, PageHeading } from '../../ui/page/page.tsx';

export function EmailParserPage() {
  return (
    <Page title="Email to Timeline" header={<AppHeader />}>
      <PageHeading title="Email to Timeline" />
    </Page>
  );
}
