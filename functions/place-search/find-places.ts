import { findPlaces } from '#shared/place-search/routes.ts';
import type { LatLon } from '#shared/places/kilometres.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { foundPlace } from './found-place.ts';

const MOST = 10;

export const implementation = implement(findPlaces, async ({ query: { q, near } }) => {
  // The places of the world are loaded beside the session's check.
  const { findByBeginning } = await import('../places/find-by-beginning.ts');
  const found = findByBeginning(q, MOST, near === undefined ? undefined : positionIn(near));
  return { body: found.map(foundPlace) };
});

/** '35.0,135.7', which the contract has checked. */
function positionIn(near: string): LatLon {
  const [latitude, longitude] = near.split(',').map(Number);
  return [latitude ?? 0, longitude ?? 0];
}

export const handler = lambdaHandler(implementation, () => undefined);
