import { checkBookings } from '../check-bookings.ts';
import { GAP, type MailDocument } from '../document/mail-document.ts';
import { textToDocument } from '../document/text-to-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { type ContextInput, guessed, type MailContext, mailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import type { OpenMail } from '../open-mail.ts';
import { totalCost } from '../payment/total-cost.ts';
import { readTickets } from '../read-attachments.ts';
import { readBuiltIn } from '../read-built-in.ts';
import { newestPart, newestWithOlder, olderPart, withoutAttributions } from '../unwrap/newest-part.ts';
import { isUnnamed, withNewestMoment, withOlderState } from './older-state.ts';

/** What the built-in reader finds in one text of the mail: its body, that with its subject, or a PDF. */
export interface TextCandidates {
  readonly document: MailDocument;
  readonly context: MailContext;
  readonly drafts: readonly Draft[];
  /** Where the last writer of a thread says the bookings: what he wrote, by which they are judged. */
  readonly judged?: string;
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

/** The price that an older mail of the thread named for the one booking, where the newest says none. */
function withOlderPrice(newest: TextCandidates, older: () => MailContext): TextCandidates {
  const [own, ...others] = newest.drafts;
  if (!own || others.length > 0 || own.fields.cost) return newest;
  const total = totalCost(older());
  if (!total) return newest;
  const how = 'from an older mail of the thread';
  const currency = total.currency ? { currency: guessed(total.currency, how) } : {};
  return { ...newest, drafts: [{ ...own, fields: { ...own.fields, cost: guessed(total.cost, how), ...currency } }] };
}

const textOf = ({ lines }: MailDocument): string => lines.map(({ text }) => text).join('\n');

/**
 * The bookings of the newest mail of a thread, completed by the older ones; where it says no more than a day, the older
 * ones' at that day.
 */
function threadCandidates({ context, document, outer, message }: OpenMail): TextCandidates | undefined {
  const newest = newestPart(outer, message.subject ?? '');
  if (!newest) return undefined;
  const input = { ...context, ...(newest.isFirst && message.from ? { from: message.from } : {}) };
  const own = candidatesIn(outer, { ...input, document: newest.part });
  const older = () => candidatesIn(outer, { ...input, document: olderPart(outer, newest) });
  if (has(own)) {
    const named = own.drafts.every(isUnnamed) ? withOlderState(own.drafts, older().drafts) : own.drafts;
    return withOlderPrice({ ...own, drafts: named, judged: textOf(newest.part) }, () => older().context);
  }
  const whole = newestWithOlder(outer, newest);
  const thread = whole && candidatesIn(outer, { ...input, document: whole });
  if (thread && has(thread)) return thread;
  const bare = withoutAttributions(document);
  const read = candidatesIn(bare, { ...context, document: bare });
  return { ...read, drafts: withNewestMoment(read.drafts, own.context) };
}

/**
 * The bookings in the body: in what the last writer of a thread wrote, if it says them, as older mails have an older
 * state; else in the whole, or in the whole under its subject.
 */
export function bodyCandidates(opened: OpenMail): TextCandidates {
  const { context, document } = opened;
  const thread = threadCandidates(opened);
  if (thread && has(thread)) return thread;
  const body = thread ?? candidatesIn(document, context);
  const titled = has(body) ? undefined : withTitle(context);
  const under = titled && candidatesIn(titled.document, titled);
  return under && has(under) ? under : body;
}

/** The bookings in each attached text, page, or PDF that has a text, lazily: opening a PDF takes longer than all the rest. */
export async function* pdfCandidates({ context, message }: OpenMail): AsyncGenerator<TextCandidates> {
  for await (const pdf of readTickets(message.attachments)) yield candidatesIn(pdf, { ...context, document: pdf });
}
