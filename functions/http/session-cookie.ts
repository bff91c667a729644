import { SESSION_SECONDS } from '../data/session.ts';

/** On plain http, as on one machine, where not every browser takes a Secure cookie. */
const NAME = 'session';
/**
 * Over https. A browser takes a cookie of this prefix only from this very host, over https and for every path (RFC 6265bis,
 * 4.1.3.2), so neither another host of the domain nor whoever sits on the line can put a second one beside it.
 */
export const HOST_NAME = `__Host-${NAME}`;

/** Set-Cookie headers (RFC 6265) for a new session; none of a former form stays beside it. */
export function sessionCookies(token: string, siteUrl: string): string[] {
  if (!isSecure(siteUrl)) return [cookie(NAME, token, SESSION_SECONDS)];
  return [`${cookie(HOST_NAME, token, SESSION_SECONDS)}; Secure`, cookie(NAME, '', 0)];
}

/** Set-Cookie headers that remove the session's cookie, in every form. */
export function noSessionCookies(siteUrl: string): string[] {
  return isSecure(siteUrl) ? [`${cookie(HOST_NAME, '', 0)}; Secure`, cookie(NAME, '', 0)] : [cookie(NAME, '', 0)];
}

/**
 * The session token among the cookies of API Gateway's event ('name=value' each). The name without a prefix is read where
 * there is no other, as sessions of before the prefix have it; of two, one was put there by somebody else, and neither counts.
 */
export function sessionTokenOf(cookies: readonly string[] = []): string | undefined {
  const named = (name: string) => cookies.filter((each) => each.startsWith(`${name}=`));
  const [own] = named(HOST_NAME);
  const [plain, second] = named(NAME);
  const found = own ?? (second === undefined ? plain : undefined);
  return found?.slice(found.indexOf('=') + 1) || undefined;
}

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:');
}

function cookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}
