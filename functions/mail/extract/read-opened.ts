import { checkBookings } from './check-bookings.ts';
import { isIncomplete, joinPdf } from './decision/join-pdf.ts';
import { joinEntries, joinMarked, visibleValues } from './decision/join-sources.ts';
import { bodyCandidates, pdfCandidates, type TextCandidates } from './decision/text-candidates.ts';
import type { MailDocument } from './document/mail-document.ts';
import type { Draft, MailReading, Reader, ReadOptions } from './mail-reading.ts';
import type { OpenMessage } from './message/open-message.ts';
import { type OpenMail, openMail } from './open-mail.ts';
import { type OneVersion, oneVersion } from './outcome/one-version.ts';
import { reasonFor, reasonForText } from './outcome/reason-for.ts';
import { withReferenceAndCost } from './read-built-in.ts';

/** A model is not asked about shorter texts. */
const MIN_OPEN_TEXT = 40;

/** The drafts as the mail's bookings; undefined if none of them is one. */
function reading(opened: OpenMail, drafts: readonly Draft[], reader: Reader): MailReading | undefined {
  const { about, ended, isChange } = opened;
  const said: OneVersion = isChange && reader === 'built-in' ? oneVersion(drafts) : { drafts };
  const bookings = checkBookings(said.drafts).map((booking) =>
    isChange ? { ...booking, event: 'change' as const } : booking,
  );
  if (bookings.length === 0) return undefined;
  return { ...about, bookings, reader, ...ended, ...(said.note ? { note: said.note } : {}) };
}

/** What the mail's text adds to what its parts for machines say: markup, calendar entries or passes. */
function readMarked(opened: OpenMail, { drafts, context }: TextCandidates): MailReading | undefined {
  const { markup, attached, canHold } = opened;
  const told = canHold ? drafts : [];
  const whole = (joined: readonly Draft[]) => (canHold ? withReferenceAndCost(joined, context) : joined);
  const marked = (source: readonly Draft[]) =>
    source.length === 0 ? [] : whole(joinMarked(source, told, visibleValues(context)));
  const entries = attached.calendar.length === 0 ? [] : whole(joinEntries(attached.calendar, told));
  return (
    reading(opened, marked(markup), 'markup') ??
    reading(opened, entries, 'calendar') ??
    reading(opened, marked(attached.passes), 'pass')
  );
}

const openTo = ({ isChange }: OpenMail, document: MailDocument): Pick<MailReading, 'open'> => ({
  open: { document, ...(isChange ? { event: 'change' } : {}) },
});

/** The bookings of the body, completed by its PDFs where it leaves something out; else those of a PDF alone. */
async function readTexts(
  opened: OpenMail,
  body: TextCandidates,
): Promise<{ readonly found?: MailReading | undefined; readonly hasPdfText: boolean }> {
  const as = ({ document, drafts }: TextCandidates): MailReading | undefined => {
    const read = reading(opened, drafts, 'built-in');
    return read && { ...read, text: document.text, ...openTo(opened, document) };
  };
  const own = as(body);
  if (own && !isIncomplete(body.drafts)) return { found: own, hasPdfText: false };
  let hasPdfText = false;
  for await (const pdf of pdfCandidates(opened)) {
    hasPdfText = true;
    const joined = as(own ? joinPdf(body, pdf) : pdf);
    if (joined) return { found: joined, hasPdfText };
  }
  return { found: own, hasPdfText };
}

/** Reads one mail without attached mails: every source gives candidates, and each booking is decided over all of them. */
export async function readOpened(message: OpenMessage, options: ReadOptions): Promise<MailReading> {
  const opened = await openMail(message, options);
  const { about, canHold, document, ended } = opened;
  const body = bodyCandidates(opened);
  const marked = readMarked(opened, body);
  if (marked) return marked;
  if (!canHold) return { ...about, bookings: [], reader: 'none', ...ended, reason: reasonFor(opened, true) };
  const { found, hasPdfText } = await readTexts(opened, body);
  if (found) return found;
  return {
    ...about,
    bookings: [],
    reader: 'none',
    ...ended,
    ...(document.text.trim().length >= MIN_OPEN_TEXT ? openTo(opened, document) : {}),
    reason: reasonForText(opened, hasPdfText),
  };
}
