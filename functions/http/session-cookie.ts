/** How long a session lasts, in seconds: 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const NAME = 'session';

/** Set-Cookie (RFC 6265) for a new session; Secure where the site is served over https. */
export function sessionCookie(token: string, siteUrl: string): string {
  return cookie(token, SESSION_SECONDS, siteUrl);
}

/** Set-Cookie that removes the session's cookie. */
export function noSessionCookie(siteUrl: string): string {
  return cookie('', 0, siteUrl);
}

/** The session token among the cookies of API Gateway's event ('name=value' each). */
export function sessionTokenOf(cookies: readonly string[] | undefined): string | undefined {
  const found = cookies?.find((each) => each.startsWith(`${NAME}=`));
  return found?.slice(NAME.length + 1) || undefined;
}

function cookie(value: string, seconds: number, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
