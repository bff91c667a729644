import type { MailDocument } from '../document/mail-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { findTimes } from '../grammar/find-times.ts';
import { resolveDate } from '../grammar/resolve-date.ts';
import type { Mailbox } from '../mail-reading.ts';
import { findForward } from './forward-block.ts';

/** What is known of the mail inside a forward. */
export interface Unwrapped {
  readonly document: MailDocument;
  readonly from?: Mailbox;
  readonly subject?: string;
  readonly date?: Date;
  /** The senders of nested forwards, outermost first. */
  readonly forwardedBy: readonly Mailbox[];
}

const MAX_FORWARDS = 6;

/** 'Name <a@b>', '"Name" [mailto:a@b]', 'a@b'. */
function mailboxIn(text: string): Mailbox | undefined {
  const address = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}/.exec(text)?.[0]?.toLowerCase();
  if (address === undefined) return undefined;
  const name = text
    .slice(0, text.toLowerCase().indexOf(address))
    .replace(/\[?mailto:|["“”<>[\]()*]|&lt;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return name && !name.includes('@') ? { address, name: name.slice(0, 120) } : { address };
}

/** The date of a forwarded header, in the mail program's language; UTC, and only the day if the time is unreadable. */
function dateIn(text: string, outer: Date | undefined): Date | undefined {
  const mentions = findDates(text);
  for (const order of ['unknown', 'day-first'] as const) {
    const [mention] = mentions;
    if (!mention) break;
    if (mention.year === undefined && outer === undefined) break;
    const resolved = resolveDate(mention, { order, ...(outer ? { reference: outer } : {}) });
    if (resolved) {
      const time = findTimes(text.slice(mention.end))[0]?.time ?? findTimes(text)[0]?.time ?? '12:00';
      return new Date(`${resolved.date}T${time}:00Z`);
    }
  }
  if (!/\b(?:19|20)\d\d\b/.test(text)) return undefined;
  const parsed = Date.parse(text.replace(/\(.*\)/, '').replace(/ at /, ' '));
  return Number.isNaN(parsed) ? undefined : new Date(parsed);
}

/** The sender that a forward names, by address or at least by name. */
function senderIn(from: string): Mailbox[] {
  const mailbox = mailboxIn(from);
  if (mailbox) return [mailbox];
  return from === '' ? [] : [{ address: '', name: from.slice(0, 120) }];
}

/** Removes every inline forward; what is left is the vendor's mail. */
export function unwrapDocument(document: MailDocument, outerDate: Date | undefined): Unwrapped {
  const senders: Mailbox[] = [];
  let bodyLine = 0;
  let subject: string | undefined;
  let date: Date | undefined;
  const dropped = new Set<number>();
  for (let count = 0; count < MAX_FORWARDS; count += 1) {
    const block = findForward(document.lines, bodyLine);
    if (!block) break;
    // Before the outermost stands what the one who forwarded it wrote.
    for (let line = count === 0 ? 0 : block.firstLine; line < block.bodyLine; line += 1) dropped.add(line);
    bodyLine = block.bodyLine;
    senders.push(...senderIn(block.from));
    subject = block.subject ?? subject;
    date = (block.date === undefined ? undefined : dateIn(block.date, outerDate)) ?? date;
  }
  if (bodyLine === 0) return { document, forwardedBy: [] };
  const from = senders.at(-1);
  return {
    document: { text: document.text, lines: document.lines.filter((_, index) => !dropped.has(index)) },
    forwardedBy: senders.slice(0, -1).filter((sender) => sender.address !== ''),
    ...(from ? { from } : {}),
    ...(subject ? { subject: subject.slice(0, 500) } : {}),
    ...(date && !Number.isNaN(date.getTime()) ? { date } : {}),
  };
}
