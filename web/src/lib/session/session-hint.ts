import { SIGNED_IN_COOKIE } from '#shared/session/signed-in-cookie.ts';

const SIGNED_IN = new RegExp(`(?:^|; )(?:__Host-)?${SIGNED_IN_COOKIE}=1(?:;|$)`);

/**
 * Whether somebody is signed in here, by the cookie that the server sets and removes with the session's own, which is not
 * for scripts to read. For what can begin before the server has said so; nothing is shown because of it.
 */
export function seemsSignedIn(): boolean {
  return SIGNED_IN.test(document.cookie);
}
