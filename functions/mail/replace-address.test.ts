import { SESClient, SendBounceCommand } from '@aws-sdk/client-ses';
import type { SESEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { asFunction } from '#infra/local/authorization/acting-function.ts';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { MAIL_DOMAIN, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { readEvent } from '#infra/test/sample-events.ts';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import { handler as admitMail } from './admit-mail.ts';
import * as getEmailAddress from './get-email-address.ts';
import * as replaceEmailAddress from './replace-email-address.ts';

const admit = asFunction('admitMail', admitMail);
const { table } = await startFunctions();
const ses = mockClient(SESClient);
const Sample = z.custom<SESEvent>().parse(readEvent('admit-mail.json'));

let ada: TestTraveller;
beforeEach(async () => {
  ses.reset();
  ada = await signUp();
});

const arrives = (recipient: string) =>
  admit({
    Records: Sample.Records.map((record) => ({
      ...record,
      ses: { mail: record.ses.mail, receipt: { ...record.ses.receipt, recipients: [recipient] } },
    })),
  });
const address = async () => succeed(getEmailAddress, { as: ada });
const replace = (key?: string) =>
  succeed(replaceEmailAddress, { as: ada, headers: key === undefined ? {} : { 'idempotency-key': key } });

describe('POST /api/user/email-address/replacement', () => {
  it('SAFE-06 mail to the new address is taken, and to the old one turned away at once', async () => {
    const { emailAddress: old } = await address();
    const { address: fresh } = await replace();
    expect(fresh).toMatch(new RegExp(`^trips-[0-9a-z]{20}@${MAIL_DOMAIN}$`));
    expect(fresh).not.toBe(old);
    expect(await arrives(fresh)).toEqual({ disposition: 'CONTINUE' });
    expect(await arrives(old)).toEqual({ disposition: 'STOP_RULE_SET' });
    expect(ses.commandCalls(SendBounceCommand)[0]?.args[0].input).toMatchObject({
      BouncedRecipientInfoList: [{ Recipient: old, BounceType: 'DoesNotExist' }],
    });
    const claims = (await allItems(table)).filter(
      (item) => item.pk.startsWith('ADDRESS#') && item.travellerId === ada.id,
    );
    expect(claims).toHaveLength(1);
  });

  it('SAFE-06 it says since when the address is another, so that forwarding is set up again', async () => {
    expect(await address()).not.toHaveProperty('replacedAt');
    const before = new Date().toISOString();
    const { address: fresh } = await replace();
    const { emailAddress, replacedAt = '' } = await address();
    expect(emailAddress).toBe(fresh);
    expect(replacedAt >= before).toBe(true);
  });

  it('SAFE-06 whoever never looked at the first address gets one, too', async () => {
    const { address: fresh } = await replace();
    expect((await address()).emailAddress).toBe(fresh);
  });

  it('SAFE-06 three a day, and a press that is sent twice replaces it once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / DAY_MS) * DAY_MS + 1000 });
    try {
      const once = await replace('one-press');
      expect(await replace('one-press')).toEqual(once);
      expect(await replace()).not.toEqual(once);
      const { status, headers } = await call(replaceEmailAddress, { as: ada });
      expect({ status, waits: Number(headers['retry-after']) > 80_000 }).toEqual({ status: 429, waits: true });
      vi.setSystemTime(Date.now() + DAY_MS);
      await replace();
    } finally {
      vi.useRealTimers();
    }
  });

  it('SAFE-06 of two at once both hold one after the other, and one address is left', async () => {
    const made = await Promise.all([replace(), replace()]);
    const { emailAddress } = await address();
    expect(made.map((each) => each.address)).toContain(emailAddress);
    for (const each of made) {
      expect(await arrives(each.address)).toEqual({
        disposition: each.address === emailAddress ? 'CONTINUE' : 'STOP_RULE_SET',
      });
    }
  });

  it('SAFE-06 signed out it answers 401', async () => {
    expect(await call(replaceEmailAddress)).toMatchObject({ status: 401 });
  });
});
