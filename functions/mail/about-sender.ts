import type { EmailItem } from '../data/email-item.ts';
import type { MailReading } from './extract/mail-reading.ts';
import { authenticationOf, senderCheck } from './sender/authentication.ts';
import { forwardingMail } from './sender/forwarding-request.ts';

type AboutSender = Partial<Pick<EmailItem, 'sender' | 'forwarding' | 'status' | 'errorMessage' | 'parsedBookings'>>;

/**
 * What an inbox entry says of a received message's sender: whether it was verified, and whether it is a mailbox
 * provider that asks to confirm forwarding. Such a request stays in the inbox, and no bookings are read from it.
 */
export function aboutSender(raw: Uint8Array, reading: MailReading, mailDomain: string): AboutSender {
  const found = authenticationOf(raw, mailDomain);
  const sender = senderCheck(found, reading.forwardedBy.length > 0 ? undefined : reading.from?.address);
  const mail = forwardingMail(reading, found, mailDomain);
  if (mail === undefined) return { sender };
  if (mail.kind === 'request') {
    return { sender, forwarding: mail.request, status: 'pending', parsedBookings: [], errorMessage: null };
  }
  const errorMessage = `This asks to confirm forwarding and says it comes from ${mail.provider}, but that could not be proved. Do not follow its links.`;
  return { sender, status: 'failed', parsedBookings: [], errorMessage };
}
