import PostalMime, { type Email } from 'postal-mime';
import type { Mailbox } from '../mail-reading.ts';
import { cleanText } from './clean-text.ts';
import { MAX_ATTACHMENT_BYTES, MAX_MAIL_BYTES, MAX_PART_TEXT, MAX_PARTS } from './text-limits.ts';
import { trimRaw } from './trim-raw.ts';

export interface Attachment {
  readonly fileName: string;
  readonly mimeType: string;
  readonly content: Uint8Array;
}

/** One mail, decoded from its transfer encodings and character sets, before any forward is unwrapped. */
export interface OpenMessage {
  readonly subject?: string;
  readonly from?: Mailbox;
  readonly date?: Date;
  readonly messageId?: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

function senderOf(from: Email['from']): Mailbox | undefined {
  const address = from?.address?.trim().toLowerCase();
  if (!address) return undefined;
  const name = cleanText(from?.name ?? '').trim();
  return name && name.toLowerCase() !== address ? { address, name } : { address };
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string'
    ? new TextEncoder().encode(content)
    : content instanceof Uint8Array
      ? content
      : new Uint8Array(content);

/** Takes a trimmed mail apart, with its attachments. Throws when it is too large or malformed. */
export async function parseMail(trimmed: Uint8Array) {
  if (trimmed.byteLength > MAX_MAIL_BYTES) throw new RangeError('the mail is larger than 25 MB');
  const email = await PostalMime.parse(trimmed, {
    attachmentEncoding: 'arraybuffer',
    forceRfc822Attachments: true,
    maxNestingDepth: 30,
    maxHeadersSize: 512 * 1024,
  });
  const attachments = email.attachments.slice(0, MAX_PARTS).map((part) => ({
    fileName: (part.filename ?? '').slice(0, 200),
    mimeType: part.mimeType.toLowerCase(),
    content: bytesOf(part.content),
    /** A picture within the text (RFC 2387), such as a logo. */
    isShownInText: part.related === true,
  }));
  return { email, attachments };
}

/** Parses a raw mail (RFC 5322, MIME). Throws when it is too large or malformed. */
export async function openMessage(raw: Uint8Array): Promise<OpenMessage> {
  if (raw.byteLength > MAX_MAIL_BYTES) throw new RangeError('the mail is larger than 25 MB');
  const { email, attachments } = await parseMail(trimRaw(raw));
  const headers = new Map<string, string>();
  for (const { key, value } of email.headers) if (!headers.has(key)) headers.set(key, value);
  const from = senderOf(email.from);
  const date = email.date ? new Date(email.date) : undefined;
  return {
    ...(email.subject ? { subject: cleanText(email.subject).replace(/\s+/g, ' ').trim().slice(0, 500) } : {}),
    ...(from ? { from } : {}),
    ...(date && !Number.isNaN(date.getTime()) ? { date } : {}),
    ...(email.messageId ? { messageId: email.messageId.replace(/[<>\s]/g, '').slice(0, 500) } : {}),
    headers,
    text: cleanText((email.text ?? '').slice(0, MAX_PART_TEXT)),
    html: (email.html ?? '').slice(0, MAX_PART_TEXT),
    attachments: attachments
      .filter((part) => part.content.byteLength <= MAX_ATTACHMENT_BYTES)
      .map(({ fileName, mimeType, content }) => ({ fileName, mimeType, content })),
  };
}
