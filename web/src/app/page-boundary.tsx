import type { ReactNode } from 'react';
import { AppHeader } from '../ui/page/app-header.tsx';
import { Page } from '../ui/page/page.tsx';
import { Boundary } from '../ui/state/boundary.tsx';
import { ErrorState } from '../ui/state/error-state.tsx';

interface PageBoundaryProps {
  /** The page's path. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Around the pages: when one breaks, or its code does not arrive, it says so and loads again. */
export function PageBoundary({ address, children }: PageBoundaryProps) {
  const fallback = (
    <Page title="Something went wrong" header={<AppHeader />}>
      <ErrorState what="this page" onRetry={() => window.location.reload()} />
    </Page>
  );
  return (
    <Boundary address={address} fallback={fallback}>
      {children}
    </Boundary>
  );
}
