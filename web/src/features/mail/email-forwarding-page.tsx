import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page, PageHeading } from '../../ui/page/page.tsx';

export function EmailForwardingPage() {
  return (
    <Page title="Email Forwarding" header={<AppHeader />}>
      <PageHeading title="Email Forwarding" />
    </Page>
  );
}
