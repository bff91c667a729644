import { readCalendar } from './calendar/read-calendar.ts';
import type { MailDocument } from './document/mail-document.ts';
import type { Draft } from './mail-reading.ts';
import { readMarkup } from './markup/read-markup.ts';
import type { Attachment } from './message/open-message.ts';
import { isCalendar, isJsonLd, isPass, isPdf } from './message/part-kind.ts';
import { readPass } from './pass/read-pass.ts';
import type { Gazetteer } from './places/airports.ts';

export interface ReadAttachments {
  readonly calendar: readonly Draft[];
  readonly passes: readonly Draft[];
  readonly pdfs: readonly MailDocument[];
  /** Why an attachment gave nothing. */
  readonly unread?: string;
}

const MAX_PDFS = 4;
const MAX_PDF_BYTES = 6 * 1024 * 1024;

/** Reads what is attached: calendars, wallet passes, and the text of PDFs. */
export async function readAttachments(
  parts: readonly Attachment[],
  options: { readonly date: Date | undefined; readonly places: Gazetteer },
): Promise<ReadAttachments> {
  const decode = (part: Attachment) => new TextDecoder().decode(part.content.subarray(0, 1_000_000));
  const calendar = parts
    .filter(isCalendar)
    .slice(0, 10)
    .flatMap((part) => readCalendar(decode(part), options.places));
  const marked = parts
    .filter(isJsonLd)
    .slice(0, 5)
    .flatMap((part) => readMarkup(decode(part)));
  const passes = parts
    .filter(isPass)
    .slice(0, 20)
    .flatMap((part) => readPass(part.content, options.date, options.places));
  const pdfs: MailDocument[] = [];
  const pdfParts = parts.filter((part) => isPdf(part) && part.content.byteLength <= MAX_PDF_BYTES).slice(0, MAX_PDFS);
  if (calendar.length + passes.length === 0)
    for (const part of pdfParts) {
      const { pdfToDocument } = await import('./pdf/pdf-to-document.ts');
      const document = await pdfToDocument(part.content);
      if (document) pdfs.push(document);
    }
  const unread =
    pdfParts.length > 0 && pdfs.length === 0 && calendar.length + passes.length === 0
      ? 'No bookings found: the attached PDF has no text that can be read.'
      : undefined;
  return { calendar: [...marked, ...calendar], passes, pdfs, ...(unread ? { unread } : {}) };
}
