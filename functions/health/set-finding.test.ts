import { beforeAll, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as setFinding from './set-finding.ts';

await startFunctions();
let ada: TestTraveller;
let stranger: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
  stranger = await signUp();
});

const NIGHT = 'bed.2027-06-03';
const at = (id: string, findingId = NIGHT, as: TestTraveller | undefined = ada) => ({ as, params: { id, findingId } });
const set = (ignored: boolean, ...where: Parameters<typeof at>) =>
  succeed(setFinding, { ...at(...where), body: { ignored } });
const ignoredFor = async (as: TestTraveller | undefined, id: string) =>
  (await succeed(getTrip, { as, params: { id } })).ignoredFindings;
const ignoredOf = (id: string) => ignoredFor(ada, id);

it('HEALTH-11 a finding is ignored until it is shown again, however often that is said', async () => {
  const { id } = await createTrip(ada);
  expect(await ignoredOf(id)).toBeUndefined();
  expect(await set(true, id)).toEqual({ ignored: true });
  await set(true, id);
  await set(true, id, 'a-rule-of-tomorrow.x.2027-06-03');
  expect(await ignoredOf(id)).toEqual([NIGHT, 'a-rule-of-tomorrow.x.2027-06-03']);
  expect(await set(false, id)).toEqual({ ignored: false });
  expect(await ignoredOf(id)).toEqual(['a-rule-of-tomorrow.x.2027-06-03']);
});

it('HEALTH-14 nobody but the owner learns of ignored findings, or ignores one', async () => {
  const [open, closed] = [await createTrip(ada), await createTrip(ada, { isPublic: false })];
  for (const { id } of [open, closed]) await set(true, id);
  for (const as of [stranger, undefined]) expect(await ignoredFor(as, open.id)).toBeUndefined();
  const answers = [
    ...[open.id, closed.id].map((id) => at(id, NIGHT, stranger)),
    { params: at(open.id).params },
    ...[at('0'.repeat(29)), at(open.id, 'x'.repeat(101)), at(open.id, 'Bed!')],
  ].map((given) => call(setFinding, { ...given, body: { ignored: true } }));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 404, 401, 404, 404, 404]);
  expect(await ignoredOf(open.id)).toEqual([NIGHT]);
});

it('HEALTH-11 of more than 300 ignored findings the oldest are shown again, and ten at once are all kept', async () => {
  const { id } = await createTrip(ada);
  for (let n = 0; n < 292; n++) await set(true, id, `bed.${n}`);
  await Promise.all(Array.from({ length: 10 }, (_, n) => set(true, id, `late.${n}`)));
  const ignored = (await ignoredOf(id)) ?? [];
  expect(ignored).toHaveLength(300);
  expect([ignored[0], ignored.filter((each) => each.startsWith('late.')).length]).toEqual(['bed.2', 10]);
});

it('HEALTH-11 what is ignored is a boolean', async () => {
  const { id } = await createTrip(ada);
  expect(await call(setFinding, { ...at(id), body: { ignored: 'yes' } })).toMatchObject({
    ...{ status: 400, body: { message: 'ignored must be true or false' } },
  });
});
