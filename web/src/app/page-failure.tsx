import { AppHeader } from '../ui/page/app-header.tsx';
import { Page } from '../ui/page/page.tsx';
import { ErrorState } from '../ui/state/error-state.tsx';

/** Instead of a page whose code did not arrive or broke: says so, and loads it again. */
export function PageFailure() {
  return (
    <Page title="Something went wrong" header={<AppHeader />}>
      <ErrorState what="this page" onRetry={() => window.location.reload()} />
    </Page>
  );
}
