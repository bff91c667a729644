import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

/** Around every page: where it was scrolled to, and where the focus goes when another page comes. */
export function RootLayout() {
  useFocusOnNewPage();
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={({ pathname, search, key }) => (search.includes('tab=') ? pathname : key)} />
    </>
  );
}

/** Puts the focus on the new page's main part, so that keyboard and screen reader go on there and not in the void. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Synchronises with the browser's focus.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
