import { describe, expect, it } from 'vitest';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startBedrockDouble } from '#infra/local/function-fixture/start-bedrock-double.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { DAY_SECONDS, rateRepository } from '../data/rate-repository.ts';
import * as tripChat from '../planner/trip-chat.ts';
import * as getEmailAddress from './get-email-address.ts';
import * as listProcessedEmails from './list-processed-emails.ts';
import { stageMailReader } from './reader/stage-mail-reader.ts';

const bedrock = await startBedrockDouble();
process.env.BEDROCK_MODEL_ID = 'eu.anthropic.claude-haiku-4-5-20251001-v1:0';
const { table } = await startFunctions({ s3: true });
const MAIL = [
  'Dear Ana, we look forward to having you with us at Casa Nova, Rua Nova 12, Porto.',
  'You come to us on 12 May 2027 after 15:00 and leave on 15 May 2027 (3 nights). Your booking CN-4471.',
].join('\r\n');
const ENOUGH = 'Read without the language model, which has read enough of your emails today.';
const stay = { type: 'hotel', title: 'Casa Nova', startDate: '2027-05-12', endDate: '2027-05-15' };

describe('what models do for one traveller in a day', () => {
  it('SAFE-07 a model reads 30 of their mails, and the built-in reader the others, which say so', async () => {
    const reader = stageMailReader({ BEDROCK_MODEL_ID: process.env.BEDROCK_MODEL_ID }, rateRepository(table));
    bedrock.answer(...Array.from({ length: 32 }, () => ({ kind: 'tool', input: { bookings: [stay] } }) as const));
    const read = (travellerId: string) => reader.readPastedText(MAIL, { travellerId });
    for (let mail = 0; mail < 30; mail++) expect((await read('ada')).reader).toBe('model');
    const { reader: by, note } = await read('ada');
    expect({ by, note }).toEqual({
      ...{ by: expect.not.stringMatching('model') },
      note: ENOUGH,
    });
    expect(bedrock.requests).toHaveLength(30);
    expect((await read('grace')).reader).toBe('model');
  });

  it('SAFE-07 a mail that comes to their address is one of them', async () => {
    const ada = await signUp();
    const { emailAddress } = await succeed(getEmailAddress, { as: ada });
    const head = ['From: hello@casanova.example', 'Subject: Your stay', 'Content-Type: text/plain; charset=utf-8', ''];
    const mail = [...head, MAIL].join('\r\n');
    bedrock.answer({ kind: 'tool', input: { bookings: [stay] } });
    await deliverMail('inbound/first', mail, [emailAddress]);
    expect(bedrock.requests).toHaveLength(1);
    const counted = { route: 'modelMail', who: ada.id, seconds: DAY_SECONDS, now: Date.now() };
    for (let count = 1; count < 30; count++) await rateRepository(table).count(counted);
    await deliverMail('inbound/second', mail.replace('CN-4471', 'CN-4472'), [emailAddress]);
    expect(bedrock.requests).toHaveLength(1);
    expect(await succeed(listProcessedEmails, { as: ada })).toMatchObject([{ note: ENOUGH }, { note: null }]);
  });

  it('SAFE-07 the stage’s settings name the number', async () => {
    const settings = { BEDROCK_MODEL_ID: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0' };
    const TRAVELLER_LIMITS = JSON.stringify({ modelMailsADay: 1 });
    const reader = stageMailReader({ ...settings, TRAVELLER_LIMITS }, rateRepository(table));
    bedrock.answer({ kind: 'tool', input: { bookings: [stay] } });
    expect((await reader.readPastedText(MAIL, { travellerId: 'mary' })).reader).toBe('model');
    expect((await reader.readPastedText(MAIL, { travellerId: 'mary' })).reader).not.toBe('model');
  });

  it('SAFE-07 a model answers 60 of their messages, and the built-in planner the others', async () => {
    const ada = await signUp();
    const ask = () => succeed(tripChat, { as: ada, body: { message: '4 days in Lisbon in May' } });
    await ask();
    const asked = bedrock.requests.length;
    expect(asked).toBeGreaterThan(0);
    const counted = { route: 'modelMessage', who: ada.id, seconds: DAY_SECONDS, now: Date.now() };
    for (let count = 1; count < 59; count++) await rateRepository(table).count(counted);
    await ask();
    const last = bedrock.requests.length;
    expect(last).toBeGreaterThan(asked);
    expect(await ask()).toMatchObject({ planner: 'built-in', suggestion: { destination: 'Lisbon' } });
    expect(bedrock.requests).toHaveLength(last);
  });
});
