import { SIGNED_IN_COOKIE } from '#shared/session/signed-in-cookie.ts';
import { SESSION_SECONDS } from '../data/session.ts';
import { hostCookie } from './host-cookie.ts';

const COOKIE = hostCookie('session');
/** The readable sign of the session, which begins and ends with it. */
const SIGN = hostCookie(SIGNED_IN_COOKIE, { readable: true });
export const HOST_NAME = COOKIE.name;

/** Set-Cookie headers for a new session. */
export function sessionCookies(token: string, siteUrl: string): string[] {
  return [...COOKIE.set(token, SESSION_SECONDS, siteUrl), ...SIGN.set('1', SESSION_SECONDS, siteUrl)];
}

/** Set-Cookie headers that remove the session's cookie, and its sign. */
export function noSessionCookies(siteUrl: string): string[] {
  return [...COOKIE.remove(siteUrl), ...SIGN.remove(siteUrl)];
}

/**
 * Set-Cookie headers for a browser without a valid session: they remove a sign that was left over by one that ended
 * elsewhere. The session's own cookie stays, as a new one may be on its way to the browser in another answer.
 */
export function noSignCookies(cookies: readonly string[] | undefined, siteUrl: string): string[] {
  return SIGN.read(cookies) === undefined ? [] : SIGN.remove(siteUrl);
}

/** The session token among the cookies of API Gateway's event. */
export const sessionTokenOf = COOKIE.read;
