import type { Context, SESEvent } from 'aws-lambda';
import { sesBounceSender } from '../adapters/ses-bounce-sender.ts';
import { type Holder, type MessageRepository, messageRepository } from '../data/message-repository.ts';
import { DAY_SECONDS, type RateRepository, rateRepository } from '../data/rate-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import type { BounceSender } from '../ports/bounce-sender.ts';
import { environment } from '../runtime/environment.ts';
import { logEvent } from '../runtime/log-event.ts';
import { logger } from '../runtime/logger.ts';
import { type TravellerLimits, travellerLimits } from '../runtime/traveller-limits.ts';
import { tokensOf } from './mail-address.ts';

interface Dependencies {
  readonly travellers: Pick<TravellerRepository, 'findIdByAddressToken'>;
  readonly rates: Pick<RateRepository, 'isWithin'>;
  readonly limits: TravellerLimits;
  /** Whether the sender can be told to try again later. */
  readonly defers: boolean;
  readonly messages: Pick<MessageRepository, 'admit'>;
  readonly bounces: BounceSender;
  readonly mailDomain: string;
}

type Arriving = SESEvent['Records'][number]['ses'];

/** What SES does with a mail next (Amazon SES developer guide, "Lambda function input and output"). */
interface Disposition {
  readonly disposition: 'CONTINUE' | 'STOP_RULE_SET';
  /** Not of SES: the mail is not taken for now, and its sender is told so by 4xx (RFC 5321, 4.2.1). */
  readonly deferred?: true;
}
/** In seconds. */
const TEN_MINUTES = 10 * 60;
const CONTINUE: Disposition = { disposition: 'CONTINUE' };
const STOP: Disposition = { disposition: 'STOP_RULE_SET' };
const DEFER: Disposition = { ...STOP, deferred: true };

/**
 * Decides whether an arriving mail is stored. Spam and viruses are dropped silently, since their sender address is
 * forged. The envelope's recipients are recorded with it: the message's own header fields decide nothing. Mail to an
 * unknown address is bounced, if the sender is verified and not a machine. What is too much for an address waits with its
 * sender, where that can be told; else it is kept, and not read.
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
      const isTooMuch = token !== undefined && owner !== undefined && !(await takesOneMore(token, dependencies));
      return { address, owner, isTooMuch };
    }),
  );
  const holders = holdersOf(found);
  const isDeferred = dependencies.defers && holders.some(({ isUnread }) => isUnread);
  const admitted = isDeferred || holders.length === 0 ? [] : await messages.admit(mail.messageId, holders);
  const unknown = found.filter(({ owner }) => owner === undefined).map(({ address }) => address);
  const next = isDeferred ? DEFER : admitted.length > 0 ? CONTINUE : STOP;
  if (holders.some(({ isUnread }) => isUnread)) {
    logger.warn('too many mails', { code: 'mails_too_many', deferred: isDeferred });
  }
  if (unknown.length === 0) return next;
  // A bounce goes to the envelope sender, which only SPF verifies (RFC 7208): a signature may be of any domain.
  const isProven = receipt.spfVerdict.status === 'PASS';
  // Mail without an envelope sender is a bounce itself (RFC 5321 section 4.5.5).
  const isAnswered = isProven && mail.source !== '' && mail.source !== '<>';
  const isBounced = isAnswered && (await tellSender(bounces, { messageId: mail.messageId, unknown }));
  logger.info('mail to nobody', { code: 'mail_refused', reason: 'unknown_address', bounced: isBounced });
  return next;
}

/** The travellers of the addresses, each once. */
function holdersOf(found: readonly { readonly owner: string | undefined; readonly isTooMuch: boolean }[]): Holder[] {
  const unread = new Map<string, boolean>();
  for (const { owner, isTooMuch } of found) if (owner !== undefined) unread.set(owner, isTooMuch);
  return [...unread].map(([travellerId, isUnread]) => ({ travellerId, isUnread }));
}

/** Counts a mail to a personal address; false above its limits. What the first limit refuses is not one of the day's. */
async function takesOneMore(
  token: string,
  { rates, limits }: Pick<Dependencies, 'rates' | 'limits'>,
  now = Date.now(),
): Promise<boolean> {
  const mail = { route: 'mail', who: token, now };
  return (
    (await rates.isWithin({ ...mail, seconds: TEN_MINUTES }, limits.mailsInTenMinutes)) &&
    (await rates.isWithin({ ...mail, seconds: DAY_SECONDS }, limits.mailsADay))
  );
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
  const settings = environment();
  const { MAIL_DOMAIN } = settings;
  const [record] = event.Records;
  if (!record) return CONTINUE;
  return admit(record.ses, {
    travellers: travellerRepository(table()),
    messages: messageRepository(table()),
    rates: rateRepository(table()),
    limits: travellerLimits(settings),
    defers: settings.MAIL_DEFERRAL === 'on',
    bounces: sesBounceSender(MAIL_DOMAIN),
    mailDomain: MAIL_DOMAIN,
  });
}
