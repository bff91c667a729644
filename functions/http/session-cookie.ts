import { SESSION_SECONDS } from '../data/session.ts';
import { hostCookie } from './host-cookie.ts';

const COOKIE = hostCookie('session');
export const HOST_NAME = COOKIE.name;

/** Set-Cookie headers for a new session. */
export function sessionCookies(token: string, siteUrl: string): string[] {
  return COOKIE.set(token, SESSION_SECONDS, siteUrl);
}

/** Set-Cookie headers that remove the session's cookie. */
export const noSessionCookies = COOKIE.remove;

/** The session token among the cookies of API Gateway's event. */
export const sessionTokenOf = COOKIE.read;
