import { routes } from '#shared/routes.ts';

export type ProductRoute = (typeof routes)[keyof typeof routes];

/**
 * The stack of each feature's calls. A call is five resources, six with HEAD, and CloudFormation allows a stack 500: a
 * new feature belongs to the stack with the fewest calls, or to a new one. A feature never changes its stack:
 * CloudFormation would create its routes in the one before it deletes them in the other, and API Gateway refuses a
 * second route of the same key.
 */
const FEATURES = {
  api: ['account', 'activities', 'days', 'discover', 'mail', 'photos', 'planner', 'session', 'travellers', 'trips'],
  'api-account': ['calendars', 'import', 'security'],
  'api-trips': ['costs', 'documents', 'health', 'place-search', 'sharing', 'steps'],
} as const;

/** A stack with calls in it. */
export type CallStack = keyof typeof FEATURES;

export const CALL_STACKS = ['api-account', 'api-trips', 'api'] as const satisfies readonly CallStack[];

/** The calls whose routes and functions a stack holds. */
export function callsOf(stack: CallStack): ProductRoute[] {
  const features: readonly string[] = FEATURES[stack];
  return Object.values(routes).filter(({ feature }) => features.includes(feature));
}
