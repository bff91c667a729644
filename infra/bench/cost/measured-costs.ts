import * as z from 'zod/mini';
import { MixCosts } from './hot-keys.ts';
import { CallCost } from './run-calls.ts';

/** Where `npm run bench:cost -- --keep` writes what it measured, for the cost model. */
export const MEASURED_COSTS = 'infra/bench/cost/measured-costs.json';

export const MeasuredCosts = z.object({ calls: z.array(CallCost), mix: MixCosts });
export type MeasuredCosts = z.output<typeof MeasuredCosts>;
