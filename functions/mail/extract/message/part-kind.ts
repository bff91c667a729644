import type { Attachment } from './open-message.ts';

const hasName = (part: Attachment, ending: string): boolean => part.fileName.toLowerCase().endsWith(ending);

/** A mail forwarded as an attachment (RFC 2046, 5.2.1). */
export const isNestedMessage = (part: Attachment): boolean =>
  part.mimeType === 'message/rfc822' || hasName(part, '.eml');

export const isCalendar = (part: Attachment): boolean =>
  part.mimeType === 'text/calendar' || part.mimeType === 'application/ics' || hasName(part, '.ics');

/** Apple Wallet pass, or several of them. */
export const isPass = (part: Attachment): boolean =>
  part.mimeType === 'application/vnd.apple.pkpass' ||
  part.mimeType === 'application/vnd.apple.pkpasses' ||
  hasName(part, '.pkpass') ||
  hasName(part, '.pkpasses');

export const isPdf = (part: Attachment): boolean => part.mimeType === 'application/pdf' || hasName(part, '.pdf');

/** A ticket as a text or a page of its own. */
export const isPlainText = (part: Attachment): boolean => part.mimeType === 'text/plain' || hasName(part, '.txt');
export const isPage = (part: Attachment): boolean =>
  part.mimeType === 'text/html' || hasName(part, '.html') || hasName(part, '.htm');

/** Outlook's own container (TNEF), which hides the real parts. */
export const isWinmail = (part: Attachment): boolean =>
  part.mimeType === 'application/ms-tnef' ||
  part.mimeType === 'application/vnd.ms-tnef' ||
  hasName(part, 'winmail.dat');

export const isJsonLd = (part: Attachment): boolean =>
  part.mimeType === 'application/ld+json' || hasName(part, '.jsonld');
