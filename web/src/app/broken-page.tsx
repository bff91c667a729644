import { AppHeader } from '../ui/page/app-header.tsx';
import { Page } from '../ui/page/page.tsx';
import { ErrorState } from '../ui/state/error-state.tsx';

/** Replaces a page that crashed, or whose code failed to load. */
export function BrokenPage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Page title="Something went wrong" header={<AppHeader />}>
      <ErrorState what="this page" onRetry={onRetry} />
    </Page>
  );
}
