import { paths } from './paths.ts';
import { showToast } from './toast-store.ts';

const LEAVE_AFTER_MS = 500;

let leaving = false;

/**
 * The session is gone: says so, and half a second later leaves the page for /api/login, which leads to the sign-in page
 * and back here. However many calls fail together, it happens once.
 */
export function leaveForLogin(): void {
  if (leaving) return;
  leaving = true;
  showToast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'destructive',
  });
  setTimeout(() => {
    leaving = false;
    window.location.assign(paths.apiLogin(window.location.pathname + window.location.search));
  }, LEAVE_AFTER_MS);
}
