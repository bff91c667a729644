import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page, PageHeading } from '../../ui/page/page.tsx';

export function AuthPage() {
  return (
    <Page title="Sign In" header={<AppHeader />}>
      <PageHeading title="Sign In" />
    </Page>
  );
}
