import { expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { type RandomWorld, randomWorld } from '#infra/local/function-fixture/random-steps.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { storedBytes } from '#infra/local/function-fixture/stored-bytes.ts';
import * as applyStep from './apply-step.ts';
import * as undoStep from './undo-step.ts';

/** `npm run bench:steps` makes 1,000. */
const STEPS = Number(process.env.STEPS ?? 60);
const SEED = Number(process.env.SEED ?? 1);
/** So many on the trips of one traveller, whose writes are limited. */
const ROUND = 100;
/** One step of so many is not undone at once, but in reverse order with others when there are so many of them. */
const KEPT = 4;
const TOGETHER = 10;

interface Made {
  readonly undoId: string;
  readonly before: string;
}

const { table } = await startFunctions();
const answers = new Map<number, number>();

async function undo({ traveller, tripId }: RandomWorld, { undoId, before }: Made): Promise<void> {
  await succeed(undoStep, { as: traveller, params: { id: tripId, undoId } });
  expect(await storedBytes(table)).toBe(before);
}

/** One that can be made; what cannot be made changes nothing. */
async function makeStep(world: RandomWorld, before: string): Promise<Made> {
  for (;;) {
    const ops = await world.nextOps();
    const request = { as: world.traveller, params: { id: world.tripId }, body: { ops } };
    const { status, body } = await call(applyStep, request);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (status === 200) return { undoId: applyStep.implementation.route.answer.parse(body).undoId, before };
    expect([409, 422], JSON.stringify([ops, body])).toContain(status);
    expect(await storedBytes(table)).toBe(before);
  }
}

async function makeAndUndo(steps: number, seed: number): Promise<void> {
  const world = await randomWorld(seed);
  const start = await storedBytes(table);
  const kept: Made[] = [];
  const undoKept = async () => {
    for (const step of kept.splice(0).toReversed()) await undo(world, step);
  };
  for (let made = 1, before = start; made <= steps; made++) {
    const step = await makeStep(world, before);
    if (made % KEPT === 0) {
      kept.push(step);
      before = await storedBytes(table);
    } else await undo(world, step);
    if (kept.length < TOGETHER) continue;
    await undoKept();
    before = start;
  }
  await undoKept();
  expect(await storedBytes(table)).toBe(start);
}

it(
  `BASE-02 ${STEPS} random steps, each undone, leave every byte as it was, times, orders and bookings too`,
  async () => {
    for (let made = 0; made < STEPS; made += ROUND) await makeAndUndo(Math.min(ROUND, STEPS - made), SEED + made);
    const all = [...answers].map(([status, times]) => `${times} × ${status}`);
    console.log(`${STEPS} steps of seed ${SEED}: ${all.join(', ')}`);
  },
  STEPS * 3_000,
);
