const HOME_TABS = ['plan', 'trips', 'discover', 'following'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** The home tab in a URL's ?tab=; by default Plan Trip. */
export function homeTabOf(search: URLSearchParams): HomeTab {
  const named = search.get('tab');
  return HOME_TABS.find((tab) => tab === named) ?? 'plan';
}

const MAIL_TABS = ['inbox', 'setup', 'test'] as const;
export type MailTab = (typeof MAIL_TABS)[number];

/** The tab of the Email Forwarding page in a URL's ?tab=; by default the inbox. */
export function mailTabOf(search: URLSearchParams): MailTab {
  const named = search.get('tab');
  return MAIL_TABS.find((tab) => tab === named) ?? 'inbox';
}

const PROFILE_TABS = ['trips', 'followers', 'following', 'security'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tab of the traveller's own profile in a URL's ?tab=; by default the trips. */
export function profileTabOf(search: URLSearchParams): ProfileTab {
  const named = search.get('tab');
  return PROFILE_TABS.find((tab) => tab === named) ?? 'trips';
}

/** Every URL of the app. Nothing else builds one. */
export const paths = {
  home: (tab: HomeTab = 'plan') => (tab === 'plan' ? '/' : `/?tab=${tab}`),
  /** The Discover tab with the trips to one destination. */
  destination: (name: string) => `/?tab=discover&to=${encodeURIComponent(name)}`,
  /** `next` is where to go after signing in. */
  auth: (next?: string) => (next === undefined || next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`),
  forgotPassword: () => '/auth/forgot-password',
  trip: (id: string) => `/trips/${encodeURIComponent(id)}`,
  /** As the trip's owner sees that others see it. */
  tripSeenAs: (id: string, as: string) => `/trips/${encodeURIComponent(id)}?as=${as}`,
  day: (tripId: string, dayId: string) => `/trips/${encodeURIComponent(tripId)}?day=${encodeURIComponent(dayId)}`,
  profile: (tab: ProfileTab = 'trips') => (tab === 'trips' ? '/profile' : `/profile?tab=${tab}`),
  traveller: (username: string) => `/profile/${encodeURIComponent(username)}`,
  travellerById: (id: string) => `/users/${encodeURIComponent(id)}`,
  /** By username, or by id for travellers without one. */
  travellerOf: ({ id, username }: { readonly id: string; readonly username: string | null }) =>
    username ? `/profile/${encodeURIComponent(username)}` : `/users/${encodeURIComponent(id)}`,
  search: (term = '') => (term === '' ? '/search' : `/search?q=${encodeURIComponent(term)}`),
  /** The Discover tab with search results. */
  discover: (term: string) => (term === '' ? '/?tab=discover' : `/?tab=discover&q=${encodeURIComponent(term)}`),
  /** `emailId`: a mail of the inbox that could not be read there. */
  emailParser: (emailId?: string) =>
    emailId === undefined ? '/email-parser' : `/email-parser?email=${encodeURIComponent(emailId)}`,
  emailForwarding: (tab: MailTab = 'inbox') => (tab === 'inbox' ? '/email-forwarding' : `/email-forwarding?tab=${tab}`),
  /** One mail of the inbox, with its text. */
  email: (id: string) => `/email-forwarding?email=${encodeURIComponent(id)}`,
  /** Served by the API: a full page navigation, not a route. `next` is where the user returns to. */
  apiLogin: (next: string) => `/api/login?next=${encodeURIComponent(next)}`,
} as const;

/** A `next` that stays on this site, else undefined: '//elsewhere.example' and '/\elsewhere.example' leave it. */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !next.startsWith('/')) return undefined;
  const here = 'https://same-site.invalid';
  if (!URL.canParse(next, here)) return undefined;
  const url = new URL(next, here);
  return url.origin === here ? url.pathname + url.search + url.hash : undefined;
}
