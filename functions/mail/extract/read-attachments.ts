import type { MailDocument } from './document/mail-document.ts';
import type { Draft } from './mail-reading.ts';
import type { Attachment } from './message/open-message.ts';
import { isCalendar, isJsonLd, isPass, isPdf } from './message/part-kind.ts';
import type { Gazetteer } from './places/airports.ts';

export interface ReadAttachments {
  readonly calendar: readonly Draft[];
  readonly passes: readonly Draft[];
  /** People are asked whether they come to a meeting (iTIP's REQUEST, RFC 5546), and no booking is named. */
  readonly isInvitation: boolean;
}

const MAX_PDFS = 4;
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
  const asks = (source: string) => /^METHOD:REQUEST/im.test(source) && /^ATTENDEE/im.test(source);
  const isInvitation = calendar.length === 0 && calendars.some((part) => asks(decode(part)));
  return { calendar: [...marked, ...calendar], passes, isInvitation };
}

/** The texts of the attached PDFs, lazily: opening one takes longer than everything else in a mail. */
export async function* readPdfs(parts: readonly Attachment[]): AsyncGenerator<MailDocument> {
  const pdfs = parts.filter((part) => isPdf(part) && part.content.byteLength <= MAX_PDF_BYTES).slice(0, MAX_PDFS);
  for (const part of pdfs) {
    const { pdfToDocument } = await import('./pdf/pdf-to-document.ts');
    const document = await pdfToDocument(part.content);
    if (document) yield document;
  }
}
