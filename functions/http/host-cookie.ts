/** A cookie that belongs to the site's own host alone. */
interface HostCookie {
  /** Its name where the site is served over https. */
  readonly name: string;
  /** Set-Cookie headers (RFC 6265) that set it for so many seconds; none of a former form stays beside it. */
  set(value: string, seconds: number, siteUrl: string): string[];
  /** Set-Cookie headers that remove it, in every form. */
  remove(siteUrl: string): string[];
  /** Its value among the cookies of API Gateway's event ('name=value' each). */
  read(cookies: readonly string[] | undefined): string | undefined;
}

/**
 * Over https a browser takes a cookie whose name begins with `__Host-` only from this very host, over https and for every
 * path (RFC 6265bis, 4.1.3.2), so neither another host of the domain nor whoever sits on the line can put a second one beside
 * it. On plain http, as on one machine, not every browser takes a Secure cookie, and the name is without. That name is also
 * read where there is no other, as cookies of before the prefix have it; of two, one was put there by somebody else, and
 * neither counts.
 */
export function hostCookie(plainName: string): HostCookie {
  const name = `__Host-${plainName}`;
  const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');
  const set = (value: string, seconds: number, siteUrl: string) =>
    isSecure(siteUrl)
      ? [`${cookie(name, value, seconds)}; Secure`, cookie(plainName, '', 0)]
      : [cookie(plainName, value, seconds)];
  return {
    name,
    set,
    remove: (siteUrl) => set('', 0, siteUrl),
    read(cookies = []) {
      const named = (prefix: string) => cookies.filter((each) => each.startsWith(`${prefix}=`));
      const [own] = named(name);
      const [plain, second] = named(plainName);
      const found = own ?? (second === undefined ? plain : undefined);
      return found?.slice(found.indexOf('=') + 1) || undefined;
    },
  };
}

function cookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}
