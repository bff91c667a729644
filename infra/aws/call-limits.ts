import { routes } from '#shared/routes.ts';
import type { StageSettings } from './stage-settings.ts';

/** In API Gateway's words: a token bucket that holds so many and gets so many a second. */
interface Throttle {
  readonly ThrottlingRateLimit: number;
  readonly ThrottlingBurstLimit: number;
}

/**
 * What each call may be asked for by everybody together, by its route key: 'GET /api/trips'. API Gateway counts before any
 * code of ours runs, so those count too whom the entrance refuses: a low limit on signing in would let anybody who floods it
 * keep everybody from signing in. What a call costs is bounded behind the entrance, by traveller and address.
 */
export function callLimits({ limits, pausedCalls }: StageSettings): Readonly<Record<string, Throttle>> {
  const usual = { ThrottlingRateLimit: limits.callsPerSecond, ThrottlingBurstLimit: limits.burst };
  // An empty bucket: API Gateway answers 429 to everybody.
  const paused = { ThrottlingRateLimit: 0, ThrottlingBurstLimit: 0 };
  return Object.fromEntries(
    Object.values(routes).map(({ name, method, path }) => [
      `${method} ${path}`,
      pausedCalls.includes(name) ? paused : usual,
    ]),
  );
}
