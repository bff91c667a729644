import { SESClient, SendBounceCommand } from '@aws-sdk/client-ses';
import type { SESEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asFunction } from '#infra/local/authorization/acting-function.ts';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { MAIL_DOMAIN, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { readEvent } from '#infra/test/sample-events.ts';
import { handler as admitMail } from './admit-mail.ts';
import * as getEmailAddress from './get-email-address.ts';

const handler = asFunction('admitMail', admitMail);
await startFunctions();
const ses = mockClient(SESClient);
beforeEach(() => ses.reset());

const Sample = z.custom<SESEvent>().parse(readEvent('admit-mail.json'));
const { emailAddress: ours } = await succeed(getEmailAddress, { as: await signUp() });
const NOBODY = `trips-00000000000000000000@${MAIL_DOMAIN}`;
const PASS = { status: 'PASS' } as const;
const FAIL = { status: 'FAIL' } as const;

type Receipt = SESEvent['Records'][number]['ses']['receipt'];

function mailTo(recipients: readonly string[], receipt: Partial<Receipt> = {}, source = 'jo@hotel.example'): SESEvent {
  return {
    Records: Sample.Records.map((record) => ({
      ...record,
      ses: {
        mail: { ...record.ses.mail, source },
        receipt: { ...record.ses.receipt, recipients: [...recipients], ...receipt },
      },
    })),
  };
}

const bounced = () => ses.commandCalls(SendBounceCommand).map(({ args }) => args[0].input);

describe('an arriving mail', () => {
  it('OPEN-114 to a traveller’s address is stored, however the address is written', async () => {
    expect(await handler(mailTo([ours]))).toEqual({ disposition: 'CONTINUE' });
    expect(await handler(mailTo([ours.toUpperCase()]))).toEqual({ disposition: 'CONTINUE' });
    expect(bounced()).toEqual([]);
  });

  it('to an unknown address is returned to its sender and not stored', async () => {
    expect(await handler(mailTo([NOBODY]))).toEqual({ disposition: 'STOP_RULE_SET' });
    expect(bounced()).toMatchObject([
      {
        OriginalMessageId: 'd6iitobk75ur44p8kdnnp7g2n8',
        BounceSender: `mailer-daemon@${MAIL_DOMAIN}`,
        BouncedRecipientInfoList: [{ Recipient: NOBODY, BounceType: 'DoesNotExist' }],
      },
    ]);
  });

  it('to a traveller and an unknown address is stored for the one and bounced for the other', async () => {
    expect(await handler(mailTo([ours, NOBODY]))).toEqual({ disposition: 'CONTINUE' });
    expect(bounced()).toMatchObject([{ BouncedRecipientInfoList: [{ Recipient: NOBODY }] }]);
  });

  it('a failing bounce keeps the mail from nobody', async () => {
    ses.on(SendBounceCommand).rejects(new Error('Throttling'));
    expect(await handler(mailTo([ours, NOBODY]))).toEqual({ disposition: 'CONTINUE' });
    expect(await handler(mailTo([NOBODY]))).toEqual({ disposition: 'STOP_RULE_SET' });
    expect(bounced()).toHaveLength(2);
  });

  it.each([
    ['has an unproven sender', { spfVerdict: FAIL, dkimVerdict: FAIL }, 'jo@hotel.example'],
    ['is signed by somebody, but not proven to come from its sender', { spfVerdict: FAIL }, 'victim@hotel.example'],
    ['is a bounce itself', {}, ''],
  ])('to an unknown address that %s is dropped silently', async (_, receipt, source) => {
    expect(await handler(mailTo([NOBODY], receipt, source))).toEqual({ disposition: 'STOP_RULE_SET' });
    expect(bounced()).toEqual([]);
  });

  it.each([{ spamVerdict: FAIL }, { virusVerdict: FAIL }, { spamVerdict: PASS, virusVerdict: FAIL }])(
    'OPEN-114 that is spam or has a virus is neither stored nor answered: %o',
    async (receipt) => {
      expect(await handler(mailTo([ours, NOBODY], receipt))).toEqual({ disposition: 'STOP_RULE_SET' });
      expect(bounced()).toEqual([]);
    },
  );
});
