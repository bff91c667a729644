import forwardWords from '../data/forward-words.json' with { type: 'json' };
import { isTemplate } from './decision/is-template.ts';
import { withTotalOnce } from './decision/repeated-total.ts';
import type { MailDocument } from './document/mail-document.ts';
import { textToDocument } from './document/text-to-document.ts';
import type { ContextInput } from './mail-context.ts';
import type { Draft, Mailbox, MailReading, ReadOptions } from './mail-reading.ts';
import { mayHaveMarkup } from './markup/may-have-markup.ts';
import type { OpenMessage } from './message/open-message.ts';
import { cancelledBookings } from './outcome/cancelled-bookings.ts';
import { type Sending, sendingOf } from './outcome/confirmation-signs.ts';
import { type EndedParts, endedParts, hasBothStatuses, hasEndedPart } from './outcome/ended-parts.ts';
import { type MailKind, mailKind, mentionsChange, withoutInsuredRows } from './outcome/mail-kind.ts';
import { hasBothVersions, withoutCancelledRows, withoutFormer } from './outcome/without-former.ts';
import { withoutOffers } from './outcome/without-offers.ts';
import { hasReplaced } from './outcome/without-replaced.ts';
import { gazetteer } from './places/airports.ts';
import { type ReadAttachments, readAttachments } from './read-attachments.ts';
import { unwrapDocument } from './unwrap/unwrap-document.ts';
import { alternatives, caseless } from './words/word-pattern.ts';

/** If the HTML has fewer letters than this, the text part is the mail. */
const MIN_HTML_TEXT = 80;

/** The document a person would read: the HTML part, unless it is almost empty. */
async function chooseDocument(message: OpenMessage): Promise<MailDocument> {
  if (message.html === '') return textToDocument(message.text);
  const { htmlToDocument } = await import('./document/html-to-document.ts');
  const html = htmlToDocument(message.html);
  if (html.text.length < MIN_HTML_TEXT && message.text.length > html.text.length * 2)
    return textToDocument(message.text);
  return html;
}

/** The bookings that are marked up for machines. */
async function markedUp({ html, text }: OpenMessage): Promise<Draft[]> {
  const source = html === '' ? text : html;
  return mayHaveMarkup(source) ? (await import('./markup/read-markup.ts')).readMarkup(source) : [];
}

const FORWARD_PREFIX = caseless(`^\\s*(?:(?:${alternatives(forwardWords.subjectPrefixes)})\\s?[:：]\\s*)+`);

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

/** One mail, opened and unwrapped, with what its parts give before its text is read. */
export interface OpenMail {
  readonly message: OpenMessage;
  readonly document: MailDocument;
  /** The whole mail, with what was written above a forward or a quoted mail. */
  readonly outer: MailDocument;
  readonly about: Omit<MailReading, 'bookings' | 'reader'>;
  readonly context: ContextInput;
  readonly kind: MailKind;
  readonly isChange: boolean;
  /** Its markup or calendar says that a booking is cancelled. */
  readonly isCancelled: boolean;
  /** A part of what the mail is about is cancelled, and the rest holds. */
  readonly isPartlyEnded: boolean;
  /** All that the mail is about is cancelled. */
  readonly isCancellation: boolean;
  /** The text of its body, with what it offers besides. */
  readonly bodyText: string;
  readonly sending: Sending;
  readonly markup: readonly Draft[];
  readonly attached: ReadAttachments;
  readonly ended: Pick<MailReading, 'cancelled'>;
}

interface Ended {
  readonly marked: readonly Draft[];
  readonly context: ContextInput;
  readonly partly: EndedParts | undefined;
  readonly isCancellation: boolean;
}

/** What the mail says is cancelled: all of it, or one part. */
function endedIn({ marked, context, partly, isCancellation }: Ended): Pick<MailReading, 'cancelled'> {
  if (partly) return { cancelled: cancelledBookings([], { ...context, document: partly.ended }) };
  return isCancellation ? { cancelled: cancelledBookings(marked, context) } : {};
}

const bodyOf = ({ lines }: MailDocument): string => withoutInsuredRows(lines.map(({ text }) => text).join('\n'));

export async function openMail(message: OpenMessage, options: ReadOptions): Promise<OpenMail> {
  const outer = await chooseDocument(message);
  const inner = unwrapDocument(outer, message.date ?? options.receivedAt);
  const { document } = inner;
  const about = asReading(message, outer, inner);
  const places = await gazetteer();
  const body = bodyOf(document);
  const sending = sendingOf(message);
  const isChange = mentionsChange(about.subject ?? '', body) || hasReplaced(document) || hasBothVersions(document);
  // Of a change, the old version may be called cancelled.
  const said = mailKind(about.subject ?? '', isChange ? bodyOf(withoutFormer(document)) : body, sending.isBulk);
  const sent = about.date ?? options.receivedAt;
  const markup = withTotalOnce((await markedUp(message)).filter((draft) => !isTemplate(draft, sent)));
  const attached = await readAttachments(message.attachments, { date: sent, places });
  const isCancelled = [...markup, ...attached.calendar].some((draft) => draft.cancelled === true);
  const partly =
    said === 'cancelled' || hasBothStatuses(document) || hasEndedPart(document) ? endedParts(document) : undefined;
  // What still holds of a mail that cancels a part is a booking.
  const kind = partly ? 'booking' : said;
  const held = withoutCancelledRows(withoutOffers(partly?.held ?? document));
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
    outer,
    about,
    context,
    kind,
    isChange,
    isCancelled,
    isPartlyEnded: partly !== undefined,
    isCancellation,
    bodyText: body,
    sending,
    markup,
    attached,
    ended: endedIn({ marked: [...markup, ...attached.calendar], context, partly, isCancellation }),
  };
}
