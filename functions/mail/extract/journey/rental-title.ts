import type { MailContext } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { senderName } from '../places/sender-name.ts';

/** A rental car is named after the company that sent the mail. */
export function rentalTitle(context: MailContext): Found<string> {
  const company = senderName(context);
  return {
    value: `Rental car${company ? ` ${company}` : ''}`,
    evidence: { kind: 'computed', how: 'pick-up and return of a car, and the sender' },
  };
}
