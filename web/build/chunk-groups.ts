/**
 * Which modules share a file of the build; the first matching group takes a module, and the rest stay with the part
 * that needs them. By default the build creates a file for every set of parts that share something, eventually one for
 * each icon: each file costs a request, and small ones compress badly.
 */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  /** Only modules that at least this many parts need. */
  readonly minShareCount?: number;
}

const either = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** What toasts are made of; they are on every page, so that the first one can be shown without a connection. */
const TOAST =
  /@radix-ui\/(?:primitive|react-(?:toast|collection|dismissable-layer|portal|presence|slot|compose-refs|context|primitive|visually-hidden|direction|id|use-(?!size|rect|is-hydrated|previous)[\w-]+))\//;

export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  // The first script runs before all others, and needs none of them.
  {
    name: 'first',
    test: /web\/src\/(?:first\/|lib\/early-calls|lib\/session\/session-hint)|shared\/session\/signed-in-cookie/,
  },
  // Packages of every page; their file stays cached across new versions of the product. zod's configuration is in the
  // same file: whatever creates a schema imports this file, so the configuration comes first.
  {
    name: 'vendor',
    test: either(
      /rolldown\/runtime|vite\/preload-helper|zod-without-eval|web\/src\/lib\/create-root/,
      /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack\/[\w-]+|zod)\//,
      /lucide-react\/dist\/esm\/(?!icons)/,
      TOAST,
    ),
  },
  // The layout of every page, and what most of them need.
  {
    name: 'common',
    test: either(
      /web\/src\/(?:app(?!\/rare-pages)|styles)\//,
      /web\/src\/lib\/(?!instants|money|mail\/|passwords\/|lazy\/use-arrived|use-deferred-arrival|photos\/photo|activities|use-copied|clipboard|use-idle|use-typed-term|api-pages|trips\/(?:use-unmerge|companions-query|day-queries|join-days|current-activity)|travellers\/(?:use-follow|traveller-queries)|typed\/use-typed-form)/,
      /web\/src\/ui\/(?:button|page|tabs|lazy|toast|skeleton|avatar|picture|menu\/menu(?:-parts|\.)|trip-card\/trip-(?:grid|card\.module)|state\/(?!sign-in|empty))/,
      /web\/src\/ui\/(?:visually-hidden|class-names|category-tint)/,
      /icons\/(?:compass|plane|bed-double|mail-check|calendar-days|map|sparkles|users-round|mail-plus|plus|user-round|log-out|chevron-(?:down|left|right)|x|rotate-cw)\./,
      /shared\/places\/popular-destinations\./,
      /shared\/(?:product|contract|session|trips\/(?!arrange|sort)|places\/position|activities\/(?:times-of-day|categories)|travellers\/schema|photos\/outside-path)\b/,
      /date-fns\/(?:constants|constructFrom|toDate|startOfDay|differenceInCalendarDays|_lib\/(?:getTimezone|normalizeDates))/,
    ),
  },
  // What the pages of a trip's days need, and no first page.
  {
    name: 'itinerary',
    test: /shared\/(?:days|activities|time|export\/plan)\b|node_modules\/(?:@date-fns\/tz|date-fns)\/|web\/src\/(?:lib\/(?:instants|trips\/current-activity)|ui\/(?:now-and-next\/use-minute|documents\/documents\.)|ui\/boarding-strip\/journey|features\/trip\/(?:editor|chosen-day|timeline\/journey|grip\/|sharing\/seen-as|joined\/stale-item))|shared\/(?:trips\/sort|places\/kilometres)\b|icons\/(?:grip-vertical|calendar-plus|calendar-arrow-up|paperclip)\b/,
  },
  // What drags things, on a trip's page and on My Trips.
  { name: 'dragging', test: /node_modules\/@dnd-kit\/|web\/src\/ui\/drag-onto\// },
  { name: 'scene', test: /web\/src\/ui\/cover\/|shared\/discover\// },
  {
    name: 'pieces',
    test: either(
      /web\/src\/ui\/(?:dialog\/use-focus-return|field|search-box|load-more|badge|state\/|trip-card|traveller-row|not-verified|[\w-]+\.module)/,
      /lucide-react\/dist\/esm\/icons\//,
      /web\/src\/lib\/(?!instants|typed\/use-typed-form)/,
    ),
    minShareCount: 2,
  },
  {
    name: 'dialog',
    test: either(
      /web\/src\/ui\/dialog\/(?!form-)/,
      /@radix-ui\/react-(?:dialog|alert-dialog|focus-\w+)\//,
      /node_modules\/(?:react-remove-scroll[\w-]*|use-callback-ref|use-sidecar|react-style-singleton|get-nonce|tslib|aria-hidden)\//,
    ),
  },
  { name: 'popper', test: /@radix-ui\/react-(?:popper|arrow|use-size|use-rect|roving-focus)\/|@floating-ui\// },
  {
    name: 'form',
    test: /node_modules\/(?:react-hook-form|@hookform\/[\w-]+)\/|web\/src\/(?:lib\/typed\/use-typed-form|ui\/(?:dialog\/form-|trip-form|switch))|@radix-ui\/react-switch\//,
  },
  // What arranges a trip, for the layer over its page; its windows come when they are opened.
  {
    name: 'arranging',
    test: /web\/src\/features\/trip\/arrange\/(?!arrange-part|choices|[\w-]+-dialogs?\.)|shared\/(?:steps|trips\/arrange)\b/,
  },
];
