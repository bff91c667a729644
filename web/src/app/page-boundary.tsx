import type { ReactNode } from 'react';
import { Boundary } from '../ui/state/boundary.tsx';
import { BrokenPage } from './broken-page.tsx';

interface PageBoundaryProps {
  /** The page's path. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Error boundary of pages: says when one breaks and can load it again. */
export function PageBoundary({ address, children }: PageBoundaryProps) {
  return (
    <Boundary address={address} fallback={() => <BrokenPage onRetry={() => window.location.reload()} />}>
      {children}
    </Boundary>
  );
}
