import { withWords } from './calendar/with-words.ts';
import { checkBookings } from './check-bookings.ts';
import { htmlToDocument } from './document/html-to-document.ts';
import { GAP, type MailDocument } from './document/mail-document.ts';
import { textToDocument } from './document/text-to-document.ts';
import { findDates } from './grammar/find-dates.ts';
import type { ContextInput } from './mail-context.ts';
import type { Draft, Mailbox, MailReading, Reader, ReadOptions } from './mail-reading.ts';
import { readMarkup } from './markup/read-markup.ts';
import type { OpenMessage } from './message/open-message.ts';
import { isPdf, isWinmail } from './message/part-kind.ts';
import { ambiguousDate } from './outcome/ambiguous-date.ts';
import { cancelledBookings } from './outcome/cancelled-bookings.ts';
import { KIND_REASONS, type MailKind, mailKind, mentionsChange } from './outcome/mail-kind.ts';
import { type OneVersion, oneVersion } from './outcome/one-version.ts';
import { withoutCancelledRows, withoutFormer } from './outcome/without-former.ts';
import { gazetteer } from './places/airports.ts';
import { readAttachments, readPdfs } from './read-attachments.ts';
import { readBuiltIn, withMailsOwn } from './read-built-in.ts';
import { unwrapDocument } from './unwrap/unwrap-document.ts';

/** If the HTML has fewer letters than this, the text part is the mail. */
const MIN_HTML_TEXT = 80;

/** The document a person would read: the HTML part, unless it is almost empty. */
function chooseDocument(message: OpenMessage): MailDocument {
  if (message.html === '') return textToDocument(message.text);
  const html = htmlToDocument(message.html);
  if (html.text.length < MIN_HTML_TEXT && message.text.length > html.text.length * 2)
    return textToDocument(message.text);
  return html;
}

/** A model is not asked about shorter texts. */
const MIN_OPEN_TEXT = 40;

const FORWARD_PREFIX =
  /^\s*(?:(?:fwd?|wg|tr|rv|i|r|enc|vs|vb|fw|doorst|vl|videresendt|fwd)\s?[:：]\s*|転送\s?[:：]\s*)+/i;

function asReading(
  message: OpenMessage,
  document: MailDocument,
  inner: { from?: Mailbox; subject?: string; date?: Date; forwardedBy: readonly Mailbox[] },
): Omit<MailReading, 'bookings' | 'reader'> {
  const wrapped = inner.from !== undefined || inner.subject !== undefined;
  const from = inner.from ?? message.from;
  const subject = inner.subject ?? (wrapped ? message.subject?.replace(FORWARD_PREFIX, '') : message.subject);
  const date = inner.date ?? message.date;
  const outer = wrapped && message.from ? [message.from] : [];
  return {
    forwardedBy: [...outer, ...inner.forwardedBy],
    text: document.text,
    ...(from ? { from } : {}),
    ...(subject ? { subject } : {}),
    ...(date ? { date } : {}),
  };
}

const unclearDate = (written: string): string =>
  `No bookings found: the date ${written} can be read in two ways, and nothing in the mail says which number is the day.`;

const LOCKED_IN_WINMAIL =
  'No bookings found: the mail holds only winmail.dat, which Outlook alone can open. Please forward it as plain text or HTML.';

/** Why nothing was found in a mail, for the traveller. */
function reasonFor({ kind, message, document, isCancelled }: Opened, hasPdfText: boolean): string {
  if (isCancelled) return KIND_REASONS.cancelled;
  if (message.attachments.some(isWinmail) && document.text.length < 400) return LOCKED_IN_WINMAIL;
  if (!hasPdfText && message.attachments.some(isPdf))
    return 'No bookings found: the attached PDF has no text that can be read.';
  if (document.text.trim().length < 20) return 'No bookings found: the mail has no text.';
  if (kind !== 'booking' && kind !== 'unknown') return KIND_REASONS[kind];
  if (document.text.length < 700 && /https?:\/\/|<a\s/i.test(`${document.text}${message.html}`))
    return 'No bookings found: the mail seems to hold only a link to the booking.';
  if (mentionsChange(message.subject ?? '', document.text))
    return 'No bookings found: the mail says that a booking has changed, but not plainly to what.';
  return 'No bookings found: no dates and places that make up a booking could be read.';
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

/** One mail, opened and unwrapped, with what its parts give before its text is read. */
interface Opened {
  readonly message: OpenMessage;
  readonly document: MailDocument;
  readonly about: Omit<MailReading, 'bookings' | 'reader'>;
  readonly context: ContextInput;
  readonly kind: MailKind;
  readonly isChange: boolean;
  /** Its markup or calendar says that a booking is cancelled. */
  readonly isCancelled: boolean;
  /** It may confirm a booking in its text. */
  readonly canHold: boolean;
  readonly markup: readonly Draft[];
  readonly attached: ReturnType<typeof readAttachments>;
  readonly ended: Pick<MailReading, 'cancelled'>;
}

async function openMail(message: OpenMessage, options: ReadOptions): Promise<Opened> {
  const outer = chooseDocument(message);
  const inner = unwrapDocument(outer, message.date ?? options.receivedAt);
  const { document } = inner;
  const about = asReading(message, outer, inner);
  const places = await gazetteer();
  const body = document.lines.map((line) => line.text).join('\n');
  const isBulk = /bulk|list/i.test(message.headers.get('precedence') ?? '') || message.headers.has('list-id');
  const kind = mailKind(about.subject ?? '', body, isBulk);
  const isChange = mentionsChange(about.subject ?? '', body);
  const markup = readMarkup(message.html === '' ? message.text : message.html);
  const attached = readAttachments(message.attachments, { date: about.date ?? options.receivedAt, places });
  const isCancelled = [...markup, ...attached.calendar].some((draft) => draft.cancelled === true);
  const held = withoutCancelledRows(document);
  const context: ContextInput = {
    document: isChange ? withoutFormer(held) : held,
    isChange,
    options,
    places,
    ...(about.subject ? { subject: about.subject } : {}),
    ...(about.from ? { from: about.from } : {}),
    ...(about.date ? { date: about.date } : {}),
  };
  const isCancellation = kind === 'cancelled' || isCancelled;
  return {
    message,
    document,
    about,
    context,
    kind,
    isChange,
    isCancelled,
    canHold: (kind === 'booking' || kind === 'unknown') && !isCancellation,
    markup,
    attached,
    ended: isCancellation ? { cancelled: cancelledBookings([...markup, ...attached.calendar], context) } : {},
  };
}

/** The drafts as the mail's bookings; undefined if none of them is one. */
function reading(opened: Opened, drafts: readonly Draft[], reader: Reader): MailReading | undefined {
  const { about, ended, isChange } = opened;
  const said: OneVersion = isChange && reader === 'built-in' ? oneVersion(drafts) : { drafts };
  const bookings = checkBookings(said.drafts).map((booking) =>
    isChange ? { ...booking, event: 'change' as const } : booking,
  );
  if (bookings.length === 0) return undefined;
  return { ...about, bookings, reader, ...ended, ...(said.note ? { note: said.note } : {}) };
}

/** What markup, calendar entries or passes give, the surest first. */
function readMarked(opened: Opened): MailReading | undefined {
  const { markup, attached, canHold, context } = opened;
  const entries =
    markup.length === 0 && canHold && attached.calendar.length > 0
      ? withMailsOwn(withWords(attached.calendar, readBuiltIn(context)), context)
      : attached.calendar;
  return (
    reading(opened, markup, 'markup') ??
    reading(opened, entries, 'calendar') ??
    reading(opened, attached.passes, 'pass')
  );
}

const openTo = ({ isChange }: Opened, document: MailDocument): Pick<MailReading, 'open'> => ({
  open: { document, ...(isChange ? { event: 'change' } : {}) },
});

/** What the built-in reader finds in one text of the mail: its body, that with its subject, or a PDF. */
function readDocument(opened: Opened, document: MailDocument, context: ContextInput): MailReading | undefined {
  const read = reading(opened, readBuiltIn(context), 'built-in');
  return read && { ...read, text: document.text, ...openTo(opened, document) };
}

async function readTexts(
  opened: Opened,
): Promise<{ readonly found?: MailReading | undefined; readonly hasPdfText: boolean }> {
  const { context, document, message } = opened;
  const titled = withTitle(context);
  const found = readDocument(opened, document, context) ?? (titled && readDocument(opened, titled.document, titled));
  if (found) return { found, hasPdfText: false };
  let hasPdfText = false;
  for await (const pdf of readPdfs(message.attachments)) {
    hasPdfText = true;
    const inPdf = readDocument(opened, pdf, { ...context, document: pdf });
    if (inPdf) return { found: inPdf, hasPdfText };
  }
  return { hasPdfText };
}

/** Reads one mail without attached mails: markup first, then calendar and passes, then the built-in reader. */
export async function readOpened(message: OpenMessage, options: ReadOptions): Promise<MailReading> {
  const opened = await openMail(message, options);
  const { about, canHold, context, document, ended } = opened;
  const marked = readMarked(opened);
  if (marked) return marked;
  if (!canHold) return { ...about, bookings: [], reader: 'none', ...ended, reason: reasonFor(opened, true) };
  const { found, hasPdfText } = await readTexts(opened);
  if (found) return found;
  const unclear = ambiguousDate(context);
  return {
    ...about,
    bookings: [],
    reader: 'none',
    ...ended,
    ...(document.text.trim().length >= MIN_OPEN_TEXT ? openTo(opened, document) : {}),
    reason: unclear ? unclearDate(unclear) : reasonFor(opened, hasPdfText),
  };
}
