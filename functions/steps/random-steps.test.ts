import { expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { randomWorld } from '#infra/local/function-fixture/random-steps.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { storedBytes } from '#infra/local/function-fixture/stored-bytes.ts';
import * as applyStep from './apply-step.ts';
import * as undoStep from './undo-step.ts';

/** `npm run bench:steps` makes 1,000. */
const STEPS = Number(process.env.STEPS ?? 60);
const SEED = Number(process.env.SEED ?? 1);
/** One step of so many is not undone at once, but in reverse order with others when there are so many of them. */
const KEPT = 4;
const TOGETHER = 10;

const { table } = await startFunctions();

it(
  `BASE-02 ${STEPS} random steps, each undone, leave every byte as it was, times, orders and bookings too`,
  async () => {
    const world = await randomWorld(SEED);
    const start = await storedBytes(table);
    const kept: { readonly undoId: string; readonly before: string }[] = [];
    const undo = async ({ undoId, before }: { readonly undoId: string; readonly before: string }) => {
      await succeed(undoStep, { as: world.traveller, params: { id: world.tripId, undoId } });
      expect(await storedBytes(table)).toBe(before);
    };
    const answers = new Map<number, number>();
    for (let made = 0, before = start; made < STEPS; ) {
      if (kept.length === TOGETHER) {
        for (const step of kept.splice(0).toReversed()) await undo(step);
        before = start;
      }
      const ops = await world.nextOps();
      const { status, body } = await call(applyStep, {
        as: world.traveller,
        params: { id: world.tripId },
        body: { ops },
      });
      answers.set(status, (answers.get(status) ?? 0) + 1);
      expect([200, 409, 422], JSON.stringify([ops, body])).toContain(status);
      if (status !== 200) {
        expect(await storedBytes(table)).toBe(before);
        continue;
      }
      made++;
      const step = { undoId: applyStep.implementation.route.answer.parse(body).undoId, before };
      const after = await storedBytes(table);
      if (made % KEPT === 0) {
        kept.push(step);
        before = after;
      } else await undo(step);
    }
    for (const step of kept.toReversed()) await undo(step);
    expect(await storedBytes(table)).toBe(start);
    console.log(
      `${STEPS} steps of seed ${SEED}: ${[...answers].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
    );
  },
  STEPS * 3_000,
);
