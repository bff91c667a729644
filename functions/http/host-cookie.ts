/** A cookie that only the site's own host can set. */
interface HostCookie {
  /** Its name where the site is served over https. */
  readonly name: string;
  /** Set-Cookie headers (RFC 6265) that set it for this many seconds and remove any former form. */
  set(value: string, seconds: number, siteUrl: string): string[];
  /** Set-Cookie headers that remove it, in every form. */
  remove(siteUrl: string): string[];
  /** Its value among the cookies of API Gateway's event ('name=value' each). */
  read(cookies: readonly string[] | undefined): string | undefined;
}

interface Options {
  /** Whether the page's scripts may read it; no secret may be in it then. */
  readonly readable?: boolean;
}

/**
 * Over https a browser accepts a cookie whose name begins with `__Host-` only from this very host, over https and for
 * every path (RFC 6265bis, 4.1.3.2), so neither another host of the domain nor someone on the network can add a second
 * one. On plain http, as in local development, not every browser accepts a Secure cookie, so the name has no prefix.
 * The plain name is still read where there is no other, for cookies from before the prefix; of two plain ones, one was
 * planted, and neither counts.
 */
export function hostCookie(plainName: string, { readable = false }: Options = {}): HostCookie {
  const hidden = readable ? '' : ' HttpOnly;';
  const cookie = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds};${hidden} SameSite=Lax`;
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
