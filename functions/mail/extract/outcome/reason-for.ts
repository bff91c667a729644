import { isPdf, isWinmail } from '../message/part-kind.ts';
import type { OpenMail } from '../open-mail.ts';
import { ambiguousDate } from './ambiguous-date.ts';
import { KIND_REASONS, mentionsChange } from './mail-kind.ts';

const unclearDate = (written: string): string =>
  `No bookings found: the date ${written} can be read in two ways, and nothing in the mail says which number is the day.`;

const LOCKED_IN_WINMAIL =
  'No bookings found: the mail holds only winmail.dat, which Outlook alone can open. Please forward it as plain text or HTML.';

/** Why nothing was found in a mail, for the traveller; `isUnconfirmed`: it describes something that it does not confirm. */
export function reasonFor(
  { kind, message, document, isCancelled }: OpenMail,
  hasPdfText: boolean,
  isUnconfirmed = false,
): string {
  if (isCancelled) return KIND_REASONS.cancelled;
  if (message.attachments.some(isWinmail) && document.text.length < 400) return LOCKED_IN_WINMAIL;
  if (!hasPdfText && message.attachments.some(isPdf))
    return 'No bookings found: the attached PDF has no text that can be read.';
  if (document.text.trim().length < 20) return 'No bookings found: the mail has no text.';
  if (kind !== 'booking' && kind !== 'unknown') return KIND_REASONS[kind];
  if (isUnconfirmed) return KIND_REASONS.cart;
  if (document.text.length < 700 && /https?:\/\/|<a\s/i.test(`${document.text}${message.html}`))
    return 'No bookings found: the mail seems to hold only a link to the booking.';
  if (mentionsChange(message.subject ?? '', document.text))
    return 'No bookings found: the mail says that a booking has changed, but not plainly to what.';
  return 'No bookings found: no dates and places that make up a booking could be read.';
}

/** Why nothing was found in a mail whose texts were read: a date that stays open, or what reasonFor says. */
export function reasonForText(opened: OpenMail, hasPdfText: boolean): string {
  const unclear = ambiguousDate(opened.context);
  return unclear ? unclearDate(unclear) : reasonFor(opened, hasPdfText);
}
