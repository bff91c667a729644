import { checkBookings } from '../check-bookings.ts';
import { GAP, type MailDocument } from '../document/mail-document.ts';
import { textToDocument } from '../document/text-to-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { type ContextInput, type MailContext, mailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import type { OpenMail } from '../open-mail.ts';
import { readPdfs } from '../read-attachments.ts';
import { readBuiltIn } from '../read-built-in.ts';
import { newestPart } from '../unwrap/newest-part.ts';

/** What the built-in reader finds in one text of the mail: its body, that with its subject, or a PDF. */
export interface TextCandidates {
  readonly document: MailDocument;
  readonly context: MailContext;
  readonly drafts: readonly Draft[];
}

function candidatesIn(document: MailDocument, input: ContextInput): TextCandidates {
  const context = mailContext(input);
  return { document, context, drafts: readBuiltIn(context) };
}

/**
 * A mail whose subject has what its body lacks: the subject's parts, 'Confirmed: Hotel Linde, 12 May', become its first
 * lines.
 */
function withTitle(context: ContextInput): ContextInput | undefined {
  const subject = context.subject ?? '';
  if (findDates(subject).length === 0) return undefined;
  // By cells: outdated columns are removed from them, but not from the text.
  const rows = context.document.lines.map(({ cells }) => cells.map(({ text }) => text).join(GAP));
  const lines = [subject.replace(/^([^:,]{3,60}):\s|,\s/g, '$1\n'), '', ...rows];
  return { ...context, document: textToDocument(lines.join('\n')) };
}

const has = ({ drafts }: TextCandidates): boolean => checkBookings(drafts).length > 0;

/**
 * The bookings in the body: in what the last writer of a thread wrote, if it says them, as older mails have an older
 * state; else in the whole, or in the whole under its subject.
 */
export function bodyCandidates({ context, document, outer, message }: OpenMail): TextCandidates {
  const part = newestPart(outer, message.subject ?? '');
  const { from } = message;
  const newest = part && candidatesIn(outer, { ...context, document: part, ...(from ? { from } : {}) });
  if (newest && has(newest)) return newest;
  const body = candidatesIn(document, context);
  const titled = has(body) ? undefined : withTitle(context);
  const under = titled && candidatesIn(titled.document, titled);
  return under && has(under) ? under : body;
}

/** The bookings in each attached PDF that has a text, lazily: opening one takes longer than all the rest. */
export async function* pdfCandidates({ context, message }: OpenMail): AsyncGenerator<TextCandidates> {
  for await (const pdf of readPdfs(message.attachments)) yield candidatesIn(pdf, { ...context, document: pdf });
}
