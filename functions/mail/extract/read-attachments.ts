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
  /** People are asked whether they come to a meeting (iTIP's REQUEST, RFC 5546), and no booking is named. */
  readonly isInvitation: boolean;
}

const MAX_PDFS = 4;
const MAX_PDF_BYTES = 6 * 1024 * 1024;

/** Reads the attached calendars and wallet passes. */
export function readAttachments(
  parts: readonly Attachment[],
  options: { readonly date: Date | undefined; readonly places: Gazetteer },
): ReadAttachments {
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
  const asks = (source: string) => /^METHOD:REQUEST/im.test(source) && /^ATTENDEE/im.test(source);
  const isInvitation = calendar.length === 0 && parts.filter(isCalendar).some((part) => asks(decode(part)));
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
