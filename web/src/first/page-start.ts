/** What a page needs by its URL alone: the calls it makes at once, and its lazy parts. */
export interface PageStart {
  /** Addresses of GET calls, path and query, exactly as the page itself will make them. */
  readonly calls: readonly string[];
  /** Parts by the names of their modules. */
  readonly parts: readonly string[];
}

/** What the home page's tabs start with; a visitor has nothing of their own. */
const TABS: Readonly<Record<string, (signedIn: boolean) => PageStart>> = {
  plan: (signedIn) => ({ calls: [], parts: [signedIn ? 'planner' : 'sign-in-to-plan'] }),
  trips: () => ({ calls: [], parts: ['my-trips-tab'] }),
  discover: () => ({ calls: ['/api/trips/public?limit=9', '/api/discover'], parts: ['discover-tab'] }),
  following: (signedIn) => ({ calls: signedIn ? ['/api/trips/following'] : [], parts: ['following-tab'] }),
};

/** What the page at a URL starts with, besides the current user. */
export function pageStart(pathname: string, search: URLSearchParams, signedIn: boolean): PageStart {
  if (pathname === '/') return homeStart(search, signedIn);
  const [, trip] = /^\/trips\/([0-9a-z]+)$/.exec(pathname) ?? [];
  if (trip !== undefined) return { calls: [`/api/trips/${trip}`, `/api/trips/${trip}/days`], parts: ['trip-page'] };
  return { calls: [], parts: [] };
}

function homeStart(search: URLSearchParams, signedIn: boolean): PageStart {
  const chosen = search.get('tab') ?? 'plan';
  const tab = TABS[chosen]?.(signedIn) ?? { calls: [], parts: [] };
  // A search, or the trips to one place, need other calls.
  const calls = search.has('q') || search.has('to') ? [] : tab.calls;
  return { calls: [...(signedIn ? ['/api/trips'] : []), ...calls], parts: ['home-page', ...tab.parts] };
}
