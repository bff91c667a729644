import { MAX_EMAIL_TEXT_BYTES } from '#shared/mail/schema.ts';

/** Saved mails that are text: whole messages (RFC 5322), only their text or HTML, and calendar entries (RFC 5545). */
export const MAIL_FILE_TYPES = '.eml,.txt,.html,.htm,.ics,message/rfc822,text/plain,text/html,text/calendar';

/** Whether a file is larger than what is read of a pasted mail. */
export function isTooLong(file: Pick<File, 'size'>): boolean {
  return file.size > MAX_EMAIL_TEXT_BYTES;
}
