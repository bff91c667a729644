import { afterAll, expect, test } from 'vitest';
import { accountRepository } from '#functions/data/account-repository.ts';
import { deletionKey, EXPORT_PREFIX, userPartition } from '#functions/data/keys.ts';
import { logger } from '#functions/runtime/logger.ts';
import * as getTrip from '#functions/trips/get-trip.ts';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { writeRaw } from '#infra/local/function-fixture/write-raw.ts';
import { redoAccountJobs } from './redo-account-jobs.ts';
import { testPlace } from './test-place.ts';

const { table } = await startFunctions({ s3: true });
const place = testPlace();
afterAll(() => place.close());

test('abandoned deletions and exports are completed, once', async () => {
  const accounts = accountRepository(table);
  const [ada, grace] = [await signUp(), await signUp()];
  const trip = await createTrip(ada);
  await writeRaw({ ...deletionKey(ada.id), travellerId: ada.id });
  const { id } = await accounts.startExport(grace.id);

  expect(await redoAccountJobs(place)).toEqual({ done: 2, failed: [] });
  expect(await accounts.isClosing(ada.id)).toBe(false);
  expect((await call(getTrip, { params: { id: trip.id } })).status).toBe(404);
  expect(await accounts.findExport(grace.id, id)).toMatchObject({ status: 'ready', files: [expect.anything()] });
  expect(await redoAccountJobs(place)).toEqual({ done: 0, failed: [] });
});

test('a job that fails again is named', async () => {
  logger.setLogLevel('SILENT');
  const broken = { pk: userPartition('u'.repeat(20)), sk: `${EXPORT_PREFIX}broken` };
  await writeRaw({ ...broken, status: 'preparing' });
  expect(await redoAccountJobs(place)).toEqual({ done: 0, failed: [broken] });
});
