import * as z from 'zod/mini';
import type { Environment } from './environment.ts';

const count = (most: number) => z._default(z.int().check(z.minimum(1)), most);

/** How much one traveller may cause, beyond the limits of calls: above it mails wait, and models give way. */
export const TravellerLimits = z.object({
  /** Mails that one personal address takes. */
  mailsADay: count(100),
  mailsInTenMinutes: count(20),
  /** Mails that a model reads; the built-in reader reads the others. */
  modelMailsADay: count(30),
  /** Messages of the trip chat that a model answers; the built-in planner answers the others. */
  modelMessagesADay: count(60),
});
export type TravellerLimits = z.output<typeof TravellerLimits>;

/** Those of the stage, by default the product's. */
export function travellerLimits({ TRAVELLER_LIMITS }: Pick<Environment, 'TRAVELLER_LIMITS'>): TravellerLimits {
  return TravellerLimits.parse(JSON.parse(TRAVELLER_LIMITS ?? '{}'));
}
