import { hostCookie } from './host-cookie.ts';

/** As long as browsers keep a cookie (RFC 6265bis, 5.5), in seconds: 400 days. The link's own end comes first. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;
/** A cookie has room for some more; who opens yet another link opens the first one again. */
const MOST_LINKS = 20;
const BETWEEN = '.';
const COOKIE = hostCookie('links');

/** The tokens of links that this browser has opened, the latest first. */
export function openedLinks(cookies: readonly string[] | undefined): string[] {
  return COOKIE.read(cookies)?.split(BETWEEN).filter(Boolean).slice(0, MOST_LINKS) ?? [];
}

/** Set-Cookie headers with one more opened link. */
export function linkCookies(token: string, cookies: readonly string[], siteUrl: string): string[] {
  const others = openedLinks(cookies).filter((each) => each !== token);
  return COOKIE.set([token, ...others].slice(0, MOST_LINKS).join(BETWEEN), COOKIE_SECONDS, siteUrl);
}
