import { routeKeysOf } from '#infra/route-keys.ts';
import { routes } from '#shared/routes.ts';
import type { StageSettings } from './stage-settings.ts';

/** In API Gateway's terms: a token bucket with this capacity and refill rate per second. */
interface Throttle {
  readonly ThrottlingRateLimit: number;
  readonly ThrottlingBurstLimit: number;
}

/**
 * Throttling of each call over all callers, by its route key: 'GET /api/trips'. API Gateway counts before any code of
 * ours runs, so calls that `checkEntrance` refuses count too: with a low limit on signing in, anyone could flood it and
 * keep everyone from signing in. What a call costs is limited behind the entrance, by traveller and address.
 */
export function callLimits({ limits, pausedCalls }: StageSettings): Readonly<Record<string, Throttle>> {
  const usual = { ThrottlingRateLimit: limits.callsPerSecond, ThrottlingBurstLimit: limits.burst };
  // An empty bucket: API Gateway answers 429 to everyone.
  const paused = { ThrottlingRateLimit: 0, ThrottlingBurstLimit: 0 };
  return Object.fromEntries(
    Object.values(routes).flatMap((route) =>
      routeKeysOf(route).map((key) => [key, pausedCalls.includes(route.name) ? paused : usual]),
    ),
  );
}
