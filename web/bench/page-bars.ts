/** The limits for loading a page; times in milliseconds on the slow profile. */
export interface PageBar {
  readonly requests: number;
  /** Kilobytes (of 1,024 bytes) as sent, headers included. */
  readonly kilobytes: number;
  /** Sequential calls: each begins after the previous one was answered. */
  readonly callsInARow: number;
  readonly readyMs: number;
  /** Total blocking time: what tasks take beyond 50 ms each, from the first paint on. */
  readonly blockingMs: number;
}

/** A traveller's home page, a trip of 84 activities, and Discover, each with an empty cache. */
export const PAGE_BARS = {
  start: { requests: 20, kilobytes: 200, callsInARow: 1, readyMs: 2800, blockingMs: 250 },
  trip: { requests: 25, kilobytes: 260, callsInARow: 1, readyMs: 3200, blockingMs: 250 },
  discover: { requests: 30, kilobytes: 260, callsInARow: 1, readyMs: 3200, blockingMs: 250 },
} as const satisfies Record<string, PageBar>;

/**
 * The map of a trip with 300 pins on the slow profile: opened once its code was fetched ahead, and moved and zoomed. A
 * frame's time is that of the page's main thread.
 */
export const MAP_BARS = {
  ...{ readyMs: 3000, groundRequests: 10, groundKilobytes: 120 },
  ...{ framesPerSecond: 50, frameMs: 20 },
} as const;

/** Scores of Lighthouse's mobile profile, of 100. */
export const LIGHTHOUSE_BARS = { performance: 95, accessibility: 95 } as const;
