import type { Route, RouteAnswer, RouteCall } from '#shared/contract/define-route.ts';

/** An API client with a traveller's session once signed in. */
export interface ApiClient {
  /** Makes a call and returns its answer. Rejects with the API's message when it is refused. */
  call<R extends Route>(route: R, input: Partial<RouteCall<R>>): Promise<RouteAnswer<R>>;
  /** Fetches an address of the site, as this traveller's browser does, without following redirects. */
  look(path: string): Promise<Response>;
}

/** `cookie`: an existing session, as in a Cookie header. */
export function apiClient(siteUrl: string, cookie?: string): ApiClient {
  let cookies = cookie === undefined ? [] : [cookie];
  return {
    look: (path) => fetch(`${siteUrl}${path}`, { redirect: 'manual', headers: { cookie: cookies.join('; ') } }),
    call: async (route, { params = {}, query = {}, body }) => {
      const values = new Map(Object.entries(params));
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(values.get(name))),
      );
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) search.set(name, String(value));
      const answer = await fetch(`${siteUrl}${path}?${search}`, {
        method: route.method,
        headers: { origin: siteUrl, cookie: cookies.join('; '), 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${route.name} was answered with ${answer.status}: ${text}`);
      const set = answer.headers.getSetCookie().flatMap((each) => each.split(';', 1));
      if (set.length > 0) cookies = set;
      // The route's own schema has just parsed it, which only the generic type does not know.
      return route.answer.parse(JSON.parse(text)) as RouteAnswer<typeof route>;
    },
  };
}
