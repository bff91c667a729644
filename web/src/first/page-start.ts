/** What a page needs from its address alone: the calls it makes at once, and the later parts that it consists of. */
export interface PageStart {
  /** Addresses of GET calls, path and query, as the page itself will make them. */
  readonly calls: readonly string[];
  /** Parts by the names of their modules. */
  readonly parts: readonly string[];
}

/** What the home page's tabs begin with; a visitor reads nothing of their own. */
const TABS: Readonly<Record<string, (signedIn: boolean) => PageStart>> = {
  plan: (signedIn) => ({ calls: [], parts: [signedIn ? 'planner' : 'sign-in-to-plan'] }),
  trips: () => ({ calls: [], parts: ['my-trips-tab'] }),
  discover: () => ({ calls: ['/api/trips/public?limit=9', '/api/discover'], parts: ['discover-tab'] }),
  following: (signedIn) => ({ calls: signedIn ? ['/api/trips/following'] : [], parts: ['following-tab'] }),
};

/** What the page at an address begins with, besides asking who is signed in. */
export function pageStart(pathname: string, search: URLSearchParams, signedIn: boolean): PageStart {
  if (pathname === '/') return homeStart(search, signedIn);
  const [, trip] = /^\/trips\/([0-9a-z]+)$/.exec(pathname) ?? [];
  if (trip !== undefined) return { calls: [`/api/trips/${trip}`, `/api/trips/${trip}/days`], parts: ['trip-page'] };
  return { calls: [], parts: [] };
}

function homeStart(search: URLSearchParams, signedIn: boolean): PageStart {
  const chosen = search.get('tab') ?? 'plan';
  const tab = TABS[chosen]?.(signedIn) ?? { calls: [], parts: [] };
  // A search, or the trips to one place, read something else.
  const calls = search.has('q') || search.has('to') ? [] : tab.calls;
  return { calls: [...(signedIn ? ['/api/trips'] : []), ...calls], parts: ['home-page', ...tab.parts] };
}
