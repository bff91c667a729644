import { htmlToDocument } from './document/html-to-document.ts';
import type { MailDocument } from './document/mail-document.ts';
import { textToDocument } from './document/text-to-document.ts';
import type { Draft } from './mail-reading.ts';
import { cleanText } from './message/clean-text.ts';
import type { Attachment } from './message/open-message.ts';
import { isCalendar, isJsonLd, isPage, isPass, isPdf, isPlainText } from './message/part-kind.ts';
import { MAX_PART_TEXT } from './message/text-limits.ts';
import type { Gazetteer } from './places/airports.ts';

export interface ReadAttachments {
  readonly calendar: readonly Draft[];
  readonly passes: readonly Draft[];
  /** People are asked whether they come to a meeting (iTIP's REQUEST, RFC 5546), and no booking is named. */
  readonly isInvitation: boolean;
  /** A calendar is sent as a request to come (iTIP's REQUEST): by colleagues, and by some restaurants. */
  readonly isRequest: boolean;
}

const MAX_PDFS = 4;
const MAX_TEXTS = 4;
const MAX_PDF_BYTES = 6 * 1024 * 1024;

const decode = (part: Attachment): string => new TextDecoder().decode(part.content.subarray(0, 1_000_000));

interface Attached {
  readonly date: Date | undefined;
  readonly places: Gazetteer;
}

/** What reads a kind of attachment is loaded when a mail has one. */
async function calendarsIn(parts: readonly Attachment[], { places }: Attached): Promise<Draft[]> {
  if (parts.length === 0) return [];
  const { readCalendar } = await import('./calendar/read-calendar.ts');
  return parts.slice(0, 10).flatMap((part) => readCalendar(decode(part), places));
}

async function markedIn(parts: readonly Attachment[]): Promise<Draft[]> {
  if (parts.length === 0) return [];
  const { readMarkup } = await import('./markup/read-markup.ts');
  return parts.slice(0, 5).flatMap((part) => readMarkup(decode(part)));
}

async function passesIn(parts: readonly Attachment[], { date, places }: Attached): Promise<Draft[]> {
  if (parts.length === 0) return [];
  const { readPass } = await import('./pass/read-pass.ts');
  return parts.slice(0, 20).flatMap((part) => readPass(part.content, date, places));
}

/** Reads the attached calendars and wallet passes. */
export async function readAttachments(parts: readonly Attachment[], options: Attached): Promise<ReadAttachments> {
  const calendars = parts.filter(isCalendar);
  const calendar = await calendarsIn(calendars, options);
  const marked = await markedIn(parts.filter(isJsonLd));
  const passes = await passesIn(parts.filter(isPass), options);
  const requests = calendars.map(decode).filter((source) => /^METHOD:REQUEST/im.test(source));
  const isInvitation = calendar.length === 0 && requests.some((source) => /^ATTENDEE/im.test(source));
  return { calendar: [...marked, ...calendar], passes, isInvitation, isRequest: requests.length > 0 };
}

/** The attached texts and pages, as documents. */
function textsIn(parts: readonly Attachment[]): MailDocument[] {
  return parts
    .filter((part) => isPlainText(part) || isPage(part))
    .slice(0, MAX_TEXTS)
    .map((part) => {
      const text = decode(part).slice(0, MAX_PART_TEXT);
      return isPlainText(part) ? textToDocument(cleanText(text)) : htmlToDocument(text);
    });
}

/** The texts of the attached tickets; those of PDFs lazily, as opening one takes longer than everything else in a mail. */
export async function* readTickets(parts: readonly Attachment[]): AsyncGenerator<MailDocument> {
  yield* textsIn(parts);
  const pdfs = parts.filter((part) => isPdf(part) && part.content.byteLength <= MAX_PDF_BYTES).slice(0, MAX_PDFS);
  for (const part of pdfs) {
    const { pdfToDocument } = await import('./pdf/pdf-to-document.ts');
    const document = await pdfToDocument(part.content);
    if (document) yield document;
  }
}
