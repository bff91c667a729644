import { expect, it } from 'vitest';
import { beyondLimits } from '#infra/bench/cost/describe-costs.ts';
import { measureRequests } from '#infra/bench/cost/measure-requests.ts';
import { runCall, runCalls } from '#infra/bench/cost/run-calls.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { startOutbox } from '#infra/local/function-fixture/start-outbox.ts';

const world = await startFunctions({ s3: true, siteUrl: 'https://travel.example.com' });
await startOutbox();
const requests = measureRequests(world.table);

it.each(['owner', 'editor'] as const)(
  'every call of a trip’s %s does its work within two round trips to the table and thirty read units',
  async (role) => {
    const costs = await runCalls(world, requests, role);
    expect(costs.length).toBeGreaterThan(100);
    expect(costs.flatMap((cost) => beyondLimits(cost, role))).toEqual([]);
  },
  180_000,
);

it('DOCS-01 the mail that is processed there has two tickets, which are kept', async () => {
  const { body = '{}' } = await runCall(world, 'processEmail');
  expect(JSON.parse(body)).toMatchObject({ activitiesCreated: 2, documentsKept: 2, documentsLeftOut: [] });
});
