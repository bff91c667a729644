import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import * as z from 'zod/mini';
import { asFunction } from '#infra/local/authorization/acting-function.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { admitMessage, storeMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { s3Event } from '#infra/local/function-fixture/s3-event.ts';
import { bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { MAIL_BUCKET, MAIL_DOMAIN, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { travellerRepository } from '../data/traveller-repository.ts';
import * as getEmailAddress from '../mail/get-email-address.ts';
import * as parseEmail from '../mail/parse-email.ts';
import { handler } from '../mail/receive-mail.ts';
import { logger, travellerHash } from '../runtime/logger.ts';
import * as login from '../session/login.ts';
import * as register from '../session/register.ts';
import * as requestPasswordReset from '../session/request-password-reset.ts';
import * as getTrip from '../trips/get-trip.ts';

const receiveMail = asFunction('receiveMail', handler);
const functions = await startFunctions({ s3: true });

const Line = z.looseObject({ code: z.string().check(z.regex(/^[a-z_]+$/)), level: z.string(), message: z.string() });
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
  it('has one line for each call with its outcome, request id and route', async () => {
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

  it('every line of a signed-in call carries the same hash of its traveller, refusals too', async () => {
    const ada = await signUp();
    await call(getTrip, { as: ada, params: { id: 'x' } });
    const [refused, answered] = lines().filter(({ route }) => route === 'getTrip');
    expect(refused).toMatchObject({ code: 'call_refused', traveller: travellerHash(ada.id) });
    expect(answered).toMatchObject({ code: 'call_answered', traveller: travellerHash(ada.id) });
    expect(answered?.requestId).toBe(refused?.requestId);
  });

  it('the line with a call’s outcome says what it waited for, and whether it was a cold start', async () => {
    const ada = await signUp();
    await call(getTrip, { as: ada, params: { id: 'x' } });
    const [answered] = lines().filter(({ code, route }) => code === 'call_answered' && route === 'getTrip');
    expect(answered).toMatchObject({ tableMs: expect.any(Number), coldStart: expect.any(Boolean) });
    expect(Number(answered?.tableMs)).toBeLessThanOrEqual(Number(answered?.ms) + 1);
    expect(answered).not.toHaveProperty('modelMs');
  });

  it('only the first call that a process answers is a cold start', async () => {
    vi.resetModules();
    const [{ logRequest }, { logger: own }] = await Promise.all([
      import('./log-request.ts'),
      import('../runtime/logger.ts'),
    ]);
    own.setLogLevel('DEBUG');
    const { after } = logRequest(getTrip.implementation.route);
    const request = { event: {}, response: { statusCode: 200 } };
    for (const _ of [1, 2, 3]) await after?.(request as Parameters<NonNullable<typeof after>>[0]);
    expect(lines().map(({ coldStart }) => coldStart)).toEqual([true, false, false]);
  });

  it('the line with a call’s outcome counts it, in CloudWatch’s embedded metric format', async () => {
    await call(getTrip, { params: { id: 'x' } });
    const [answered] = lines().filter(({ code }) => code === 'call_answered');
    expect(answered).toMatchObject({
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'travel-timeline',
            Dimensions: [['Stage']],
            Metrics: [
              { Name: 'CallLatency', Unit: 'Milliseconds' },
              { Name: 'CallsFailed', Unit: 'Count' },
            ],
          },
        ],
      },
      Stage: 'test',
      CallLatency: answered?.ms,
      CallsFailed: 0,
    });
  });

  it('distinguishes calls by a hash of their address where they are counted by it, and nowhere else', async () => {
    const ask = (address: string) => call(requestPasswordReset, { address, body: { email: 'nobody@example.com' } });
    for (const address of ['198.51.100.7', '198.51.100.7', '198.51.100.8']) await ask(address);
    await call(getTrip, { address: '198.51.100.7', params: { id: 'x' } });
    const viewers = (name: string) =>
      lines().flatMap(({ code, route, viewer }) => (code === 'call_answered' && route === name ? [viewer] : []));
    const [first, again, other] = viewers('requestPasswordReset');
    expect(first).toMatch(/^[\w-]{12}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(viewers('getTrip')).toEqual([undefined]);
    expect(JSON.stringify(lines())).not.toContain('198.51.100');
  });

  it('a received mail counts what was read in it and by which reader, once for each inbox', async () => {
    const ada = await signUp();
    const { addressToken: token } = await travellerRepository(functions.table).withAddress(ada.id);
    const address = `trips-${token}@${MAIL_DOMAIN}`;
    await storeMail('inbound/counted', bookingMail(address), [address]);
    const event = s3Event(MAIL_BUCKET, 'inbound/counted');
    await receiveMail(event, { awsRequestId: 'r-1' });
    await receiveMail(event, { awsRequestId: 'r-2' });
    const [first, again] = lines().filter(({ route }) => route === 'receiveMail');
    expect(first).toMatchObject({
      ...{ code: 'mail_received', requestId: 'r-1', traveller: travellerHash(ada.id), Reader: 'markup' },
      ...{ MailsRead: 1, MailsNotUnderstood: 0, BookingsFound: 1 },
      _aws: { CloudWatchMetrics: [{ Dimensions: [['Stage'], ['Stage', 'Reader']] }] },
    });
    expect(again).toMatchObject({ code: 'mail_repeated', requestId: 'r-2' });
    expect(again).not.toHaveProperty('_aws');
  });

  it('holds no address, password, token, id of a traveller or text of a mail', async () => {
    const person = { email: 'rare.name@example.com', password: 'rare-password', firstName: 'Rare', lastName: 'Person' };
    const { cookies, body } = await call(register, { body: person });
    await call(register, { body: person });
    await call(login, { body: { ...person, password: 'other-password' } });
    const as = { cookie: String(cookies[0]).split(';')[0] ?? '' };
    await call(parseEmail, { as, body: { emailContent: bookingMail(person.email) } });
    await call(parseEmail, { as, body: { emailContent: 'a-rare-mail-text' } });
    const { emailAddress } = await succeed(getEmailAddress, { as });
    await admitMessage('inbound/rare-object', [emailAddress]);
    await receiveMail(s3Event('mail', 'inbound/rare-object'));
    const log = JSON.stringify(lines());
    expect(lines().length).toBeGreaterThan(8);
    const { id } = z.object({ id: z.string() }).parse(body);
    for (const secret of [
      'rare.name',
      'password',
      'Rare',
      'Trattoria',
      'a-rare-mail',
      as.cookie.slice('session='.length),
      id,
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
