import * as z from 'zod/mini';
import { growthOf } from './describe-costs.ts';
import { MixCosts } from './hot-keys.ts';
import type { SizeCosts } from './measure-size.ts';
import { CallCost } from './run-calls.ts';
import { EventCost } from './run-events.ts';

/** Where `npm run bench:cost -- --keep` writes its measurements, for the cost model. */
export const MEASURED_COSTS = 'infra/bench/cost/measured-costs.json';

const Size = z.object({ trips: z.number(), items: z.number(), secondsToFill: z.number() });
/** The ratio of the units in the largest table to those in the smallest. */
const growth = z.number();

export const MeasuredCosts = z.object({
  /** The sizes of the tables; the costs of calls and events are those in the largest. */
  sizes: z.array(Size).check(z.minLength(2)),
  calls: z.array(z.extend(CallCost, { growth })),
  /** What they cost an editor of the trip. */
  editorCalls: z.array(CallCost),
  events: z.array(z.extend(EventCost, { growth })),
  mix: MixCosts,
});
export type MeasuredCosts = z.output<typeof MeasuredCosts>;

/** The measurements to keep from tables of several sizes, smallest first. */
export function measuredCosts(sizes: readonly SizeCosts[], mix: MixCosts): MeasuredCosts {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!smallest || !largest) throw new Error('Nothing was measured');
  return {
    sizes: sizes.map((size) => Size.parse(size)),
    calls: largest.calls.map((call) => ({ ...call, growth: growthOf(call, smallest) })),
    editorCalls: largest.editorCalls,
    events: largest.events.map((event) => ({ ...event, growth: growthOf(event, smallest) })),
    mix,
  };
}
