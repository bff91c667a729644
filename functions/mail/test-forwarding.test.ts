import { expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as getEmailAddress from './get-email-address.ts';
import * as quickTestEmail from './quick-test-email.ts';

process.env.TEST_FORWARDING = 'off';
await startFunctions();

it('OPEN-122 a stage that disables test emails has none, and its pages know', async () => {
  const ada = await signUp();
  const body = { emailContent: 'Hotel: Alba\nCheck-in: 3 June 2027\nCheck-out: 6 June 2027' };
  expect(await call(quickTestEmail, { as: ada, body })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await succeed(getEmailAddress, { as: ada })).toMatchObject({ testForwarding: false });
});
