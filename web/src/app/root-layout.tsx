import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PageBoundary } from './page-boundary.tsx';

/** The layout of every page: loading state, error boundary, scroll position and focus. */
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
 * On a new page: scrolls to its top (going back keeps the browser's own position), and moves the focus to its main
 * part, so that keyboard and screen reader continue there instead of losing the focus.
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
