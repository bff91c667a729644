import { Component, type ReactNode } from 'react';
import { AppHeader } from '../ui/page/app-header.tsx';
import { Page } from '../ui/page/page.tsx';
import { ErrorState } from '../ui/state/error-state.tsx';

interface PageBoundaryProps {
  /** Another address is another try. */
  readonly address: string;
  readonly children: ReactNode;
}

interface Failure {
  readonly address: string;
}

/**
 * Around the pages: when one breaks, or its code does not arrive, it says so and loads again. A class because React
 * tells of errors in rendering to classes only; React itself reports the error to the console.
 */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failure: Failure | undefined }> {
  override state: { readonly failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromError(): { readonly failure: Failure } {
    return { failure: { address: window.location.pathname } };
  }

  override render(): ReactNode {
    if (this.state.failure?.address !== this.props.address) return this.props.children;
    return (
      <Page title="Something went wrong" header={<AppHeader />}>
        <ErrorState what="this page" onRetry={() => window.location.reload()} />
      </Page>
    );
  }
}
