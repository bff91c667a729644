import { type RouteName, routes } from '#shared/routes.ts';
import type { StageSettings } from './stage-settings.ts';

/**
 * Calls that cost far more than the reading or writing of a few items: a model's answer, a password's slow hash, a
 * picture, a mail, or many items. Each has the stage's dear limit, every other the usual one.
 */
export const DEAR_CALLS: ReadonlySet<RouteName> = new Set<RouteName>([
  'login',
  'register',
  'requestPasswordReset',
  'confirmPasswordReset',

  'deleteAccount',
  'startExport',

  'createTrip',
  'updateTrip',
  'deleteTrip',
  'mergeTrips',
  'unmergeTrips',
  'addTripPhoto',
  'addDayPhoto',
  'addActivityPhoto',
  'createUpload',

  'search',
  'searchTravellers',

  'tripChat',
  'createTripFromSuggestion',
  'quickAddPlace',
  'applyPlan',
  'undoPlan',

  'parseEmail',
  'quickTestEmail',
  'retryEmail',
  'getEmail',
  'createTripFromEmail',
  'processEmail',
]);

/** In API Gateway's words: a token bucket that holds so many and gets so many a second. */
interface Throttle {
  readonly ThrottlingRateLimit: number;
  readonly ThrottlingBurstLimit: number;
}

/** What each call may be asked for by everybody together, by its route key: 'GET /api/trips'. */
export function callLimits({ limits, pausedCalls }: StageSettings): Readonly<Record<string, Throttle>> {
  const usual = { ThrottlingRateLimit: limits.callsPerSecond, ThrottlingBurstLimit: limits.burst };
  const dear = { ThrottlingRateLimit: limits.dearCallsPerSecond, ThrottlingBurstLimit: limits.dearBurst };
  // An empty bucket: API Gateway answers 429 to everybody.
  const paused = { ThrottlingRateLimit: 0, ThrottlingBurstLimit: 0 };
  return Object.fromEntries(
    Object.values(routes).map(({ name, method, path }) => [
      `${method} ${path}`,
      pausedCalls.includes(name) ? paused : DEAR_CALLS.has(name) ? dear : usual,
    ]),
  );
}
