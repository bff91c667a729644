import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import * as z from 'zod';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { s3Event } from '#infra/local/function-fixture/s3-event.ts';
import { bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as parseEmail from '../mail/parse-email.ts';
import { handler as receiveMail } from '../mail/receive-mail.ts';
import * as login from '../session/login.ts';
import * as register from '../session/register.ts';
import * as getTrip from '../trips/get-trip.ts';
import { logger } from './logger.ts';

await startFunctions({ s3: true });

const Line = z.looseObject({ code: z.string().regex(/^[a-z_]+$/), level: z.string(), message: z.string() });
let written: MockInstance<typeof process.stdout.write>[];
beforeEach(() => {
  logger.setLogLevel('DEBUG');
  written = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
});
afterEach(() => {
  for (const spy of written) spy.mockRestore();
  logger.setLogLevel('ERROR');
});
const lines = () =>
  written
    .flatMap(({ mock }) => mock.calls)
    .flatMap(([text]) => String(text).split('\n'))
    .filter((text) => text.startsWith('{'))
    .map((text) => Line.parse(JSON.parse(text)));

describe('the log', () => {
  it('has one line for each call that says how it went, with its request and its route', async () => {
    const ada = await signUp();
    const { id } = await createTrip(ada);
    await call(getTrip, { as: ada, params: { id } });
    await call(getTrip, { params: { id: 'x' } });
    const answered = lines().filter(({ code, route }) => code === 'call_answered' && route === 'getTrip');
    expect(answered).toMatchObject([
      { status: 200, requestId: expect.any(String), ms: expect.any(Number), traveller: expect.any(String) },
      { status: 404, requestId: expect.any(String) },
    ]);
    expect(lines()).toContainEqual(expect.objectContaining({ code: 'call_refused', reason: 'not_found' }));
  });

  it('holds no address, password, token, id of a traveller or text of a mail', async () => {
    const person = { email: 'rare.name@example.com', password: 'rare-password', firstName: 'Rare', lastName: 'Person' };
    const { cookies, body } = await call(register, { body: person });
    await call(register, { body: person });
    await call(login, { body: { ...person, password: 'other-password' } });
    const as = { cookie: String(cookies[0]).split(';')[0] ?? '' };
    await call(parseEmail, { as, body: { emailContent: bookingMail(person.email) } });
    await call(parseEmail, { as, body: { emailContent: 'a-rare-mail-text' } });
    await receiveMail(s3Event('mail', 'inbound/rare-object'));
    const log = JSON.stringify(lines());
    expect(lines().length).toBeGreaterThan(8);
    const { id } = z.object({ id: z.string() }).parse(body);
    for (const secret of ['rare.name', 'password', 'Rare', 'Trattoria', 'a-rare-mail', as.cookie.slice(8), id]) {
      expect(log).not.toContain(secret);
    }
  });
});
