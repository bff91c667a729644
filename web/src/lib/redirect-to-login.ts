import { paths } from './paths.ts';
import { showToast } from './toast-store.ts';
import { keepTyped } from './typed/typed-store.ts';

const LEAVE_AFTER_MS = 500;
/** Even if the notice itself fails to load, the redirect happens. */
const LEAVE_ANYWAY_MS = 3_000;

let leaving = false;

/**
 * The session is gone: says so, and half a second later leaves the page for /api/login, which leads to the sign-in page
 * and back here, where typed input is restored. However many calls fail together, it happens once.
 */
export function redirectToLogin(): void {
  if (leaving) return;
  leaving = true;
  showToast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'destructive',
    onShown: () => setTimeout(leave, LEAVE_AFTER_MS),
  });
  setTimeout(leave, LEAVE_ANYWAY_MS);
}

function leave(): void {
  if (!leaving) return;
  leaving = false;
  keepTyped();
  window.location.assign(paths.apiLogin(window.location.pathname + window.location.search));
}
