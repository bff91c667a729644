import type { OutgoingMail } from './outbox.ts';
import { SesError } from './ses-error.ts';

/** SES's maximum number of recipients of one message. */
const MOST_RECIPIENTS = 50;

/**
 * Parses the parameters of SendEmail, and refuses what SES refuses: a sender outside a verified domain, no or too many
 * recipients, no subject or body. https://docs.aws.amazon.com/ses/latest/APIReference/API_SendEmail.html
 */
export function readSendEmail(parameters: URLSearchParams, verifiedDomain: string): OutgoingMail {
  const required = (name: string) => {
    const value = parameters.get(name);
    if (value) return value;
    throw new SesError(
      400,
      'ValidationError',
      `Value at '${name}' failed to satisfy constraint: Member must not be null`,
    );
  };
  const members = (name: string) =>
    [...parameters].filter(([key]) => key.startsWith(`${name}.member.`)).map(([, value]) => value);

  const from = required('Source');
  if (domainOf(from) !== verifiedDomain) {
    throw new SesError(400, 'MessageRejected', `Email address is not verified. The sender is not of ${verifiedDomain}`);
  }
  const to = ['To', 'Cc', 'Bcc'].flatMap((kind) => members(`Destination.${kind}Addresses`));
  if (to.length === 0 || to.length > MOST_RECIPIENTS) {
    throw new SesError(400, 'InvalidParameterValue', `A message has 1 to ${MOST_RECIPIENTS} recipients.`);
  }
  const text = parameters.get('Message.Body.Text.Data') ?? undefined;
  const html = parameters.get('Message.Body.Html.Data') ?? undefined;
  if (text === undefined && html === undefined) required('Message.Body');
  return { from, to, text, html, replyTo: members('ReplyToAddresses'), subject: required('Message.Subject.Data') };
}

/** The domain of 'ada@example.com' or 'Ada <ada@example.com>'. */
function domainOf(address: string): string {
  return (/@([^@>\s]+)>?$/.exec(address)?.[1] ?? '').toLowerCase();
}
