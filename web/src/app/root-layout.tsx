import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PageBoundary } from './page-boundary.tsx';

/** Around every page: what shows while its code arrives or when it breaks, and where scroll and focus go. */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  useArrival(pathname);
  return (
    <PageBoundary address={pathname}>
      <Suspense fallback={null}>{children}</Suspense>
    </PageBoundary>
  );
}

/**
 * On a new page: begins at its top (going back keeps the browser's own place), and puts the focus on its main part, so
 * that keyboard and screen reader go on there and not in the void.
 */
function useArrival(pathname: string): void {
  const way = useNavigationType();
  const shown = useRef(pathname);
  // Synchronises with the browser's scroll and focus.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (way !== 'POP') window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, way]);
}
