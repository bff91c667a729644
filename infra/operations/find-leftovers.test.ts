import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { activityKey, dayKey, jobKey } from '#functions/data/keys.ts';
import { mergeRepository } from '#functions/data/merge-repository.ts';
import { merge } from '#functions/trips/merging/merge.ts';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { findLeftovers, removeLeftovers } from './find-leftovers.ts';
import { testPlace } from './test-place.ts';

const { table } = await startFunctions();
const put = (Item: Record<string, unknown>) => table.client.send(new PutCommand({ TableName: table.name, Item }));
const keysOf = async () => (await allItems(table)).map(({ pk, sk }) => `${pk} ${sk}`);

test('what was staged and never committed is found and removed, and nothing else', async () => {
  const place = testPlace();
  const ada = await signUp();
  const [source, target] = [await createTrip(ada), await createTrip(ada)];
  const day = await createDay(ada, source.id);
  await createActivity(ada, day.id);
  await createDay(ada, target.id);
  // Merged in: items under a batch that the trip names.
  await merge(mergeRepository(table), ada.id, { sourceId: source.id, targetId: target.id });
  const atWork = { ...dayKey(`${target.id}-atwork`), id: 'atwork', batch: 'at-work' };
  await put(atWork);
  await put({ ...jobKey(target.id), batch: 'at-work', tripId: target.id, expiresAt: 4_000_000_000 });
  const before = await keysOf();

  const lost = `${target.id}-lost`;
  await put({ ...dayKey(lost), id: lost, title: 'Hotel Alba', batch: 'lost' });
  await put({ ...activityKey(`${lost}-a`), id: `${lost}-a`, batch: 'lost' });
  const orphan = 'n'.repeat(29);
  for (const each of ['a', 'b', 'c']) await put({ ...dayKey(`${orphan}-${each}`), batch: 'orphan' });

  const found = await findLeftovers(place);
  expect(found.map(({ batch, items }) => [batch, items]).sort()).toEqual([
    ['lost', 2],
    ['orphan', 3],
  ]);
  await removeLeftovers(found);
  expect((await keysOf()).sort()).toEqual(before.sort());
  expect(await findLeftovers(place)).toEqual([]);
  await place.close();
});
