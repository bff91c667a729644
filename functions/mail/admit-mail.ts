import type { Context, SESEvent } from 'aws-lambda';
import { sesBounceSender } from '../adapters/ses-bounce-sender.ts';
import { type MessageRepository, messageRepository } from '../data/message-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import type { BounceSender } from '../ports/bounce-sender.ts';
import { environment } from '../runtime/environment.ts';
import { logEvent } from '../runtime/log-event.ts';
import { logger } from '../runtime/logger.ts';
import { tokensOf } from './mail-address.ts';

interface Dependencies {
  readonly travellers: Pick<TravellerRepository, 'findIdByAddressToken'>;
  readonly messages: Pick<MessageRepository, 'admit'>;
  readonly bounces: BounceSender;
  readonly mailDomain: string;
}

type Arriving = SESEvent['Records'][number]['ses'];

/** What SES does with a mail next (Amazon SES developer guide, "Lambda function input and output"). */
interface Disposition {
  readonly disposition: 'CONTINUE' | 'STOP_RULE_SET';
}
const CONTINUE: Disposition = { disposition: 'CONTINUE' };
const STOP: Disposition = { disposition: 'STOP_RULE_SET' };

/**
 * Decides whether an arriving mail is stored. Spam and viruses are dropped silently, since their sender address is
 * forged. The envelope's recipients are recorded with it: the message's own header fields decide nothing. Mail to an
 * unknown address is bounced, if the sender is verified and not a machine.
 */
export async function admit({ mail, receipt }: Arriving, dependencies: Dependencies): Promise<Disposition> {
  const { travellers, messages, bounces, mailDomain } = dependencies;
  const bad = receipt.virusVerdict.status === 'FAIL' ? 'virus' : receipt.spamVerdict.status === 'FAIL' ? 'spam' : null;
  if (bad !== null) {
    logger.info('mail refused', { code: 'mail_refused', reason: bad });
    return STOP;
  }
  const found = await Promise.all(
    receipt.recipients.map(async (address) => {
      const [token] = tokensOf([address.toLowerCase()], mailDomain);
      const owner = token === undefined ? undefined : await travellers.findIdByAddressToken(token);
      return { address, owner };
    }),
  );
  const owners = [...new Set(found.flatMap(({ owner }) => owner ?? []))];
  const admitted = owners.length === 0 ? [] : await messages.admit(mail.messageId, owners);
  const unknown = found.filter(({ owner }) => owner === undefined).map(({ address }) => address);
  const next = admitted.length > 0 ? CONTINUE : STOP;
  if (unknown.length === 0) return next;
  // A bounce goes to the envelope sender, which only SPF verifies (RFC 7208): a signature may be of any domain.
  const isProven = receipt.spfVerdict.status === 'PASS';
  // Mail without an envelope sender is a bounce itself (RFC 5321 section 4.5.5).
  const isAnswered = isProven && mail.source !== '' && mail.source !== '<>';
  const isBounced = isAnswered && (await tellSender(bounces, { messageId: mail.messageId, unknown }));
  logger.info('mail to nobody', { code: 'mail_refused', reason: 'unknown_address', bounced: isBounced });
  return next;
}

/** Whether the sender was informed. A failing bounce keeps the mail from nobody. */
async function tellSender(bounces: BounceSender, bounce: Parameters<BounceSender['bounce']>[0]): Promise<boolean> {
  try {
    await bounces.bounce(bounce);
    return true;
  } catch (error) {
    logger.error('bounce not sent', { code: 'bounce_failed', error: error instanceof Error ? error : undefined });
    return false;
  }
}

/** SES calls this and waits for the response before it stores the mail. */
export async function handler(event: SESEvent, context?: Pick<Context, 'awsRequestId'>): Promise<Disposition> {
  logEvent('admitMail', context);
  const { MAIL_DOMAIN } = environment();
  const [record] = event.Records;
  if (!record) return CONTINUE;
  return admit(record.ses, {
    travellers: travellerRepository(table()),
    messages: messageRepository(table()),
    bounces: sesBounceSender(MAIL_DOMAIN),
    mailDomain: MAIL_DOMAIN,
  });
}
