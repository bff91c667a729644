import { checkBookings } from './check-bookings.ts';
import { isIncomplete, joinPdf } from './decision/join-pdf.ts';
import { joinEntries, joinMarked } from './decision/join-sources.ts';
import { bodyCandidates, pdfCandidates, type TextCandidates } from './decision/text-candidates.ts';
import { visibleValues } from './decision/visible-values.ts';
import type { MailDocument } from './document/mail-document.ts';
import type { MailContext } from './mail-context.ts';
import type { Draft, MailReading, Reader, ReadOptions } from './mail-reading.ts';
import type { OpenMessage } from './message/open-message.ts';
import { type OpenMail, openMail } from './open-mail.ts';
import { confirms } from './outcome/confirms.ts';
import { type OneVersion, oneVersion } from './outcome/one-version.ts';
import { reasonFor, reasonForText } from './outcome/reason-for.ts';
import { withReferenceAndCost } from './read-built-in.ts';
import { weighedDrafts } from './roles/weighed-drafts.ts';

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

/** Whether a calendar asks to come, and the text is not that of a booking. */
function isMeeting({ attached, bodyText, sending }: OpenMail, context: MailContext): boolean {
  const { calendar, isRequest } = attached;
  return (
    isRequest && calendar.length > 0 && !confirms({ context, drafts: calendar, text: bodyText, sent: sending }).holds
  );
}

/** What the mail's text adds to what its parts for machines say: markup, calendar entries or passes. */
function readMarked(opened: OpenMail, { drafts, context }: TextCandidates): MailReading | undefined {
  const { markup, attached, isCancellation, isCancelled } = opened;
  // Its text cancels what its parts for machines still describe as it was.
  if (isCancellation && !isCancelled) return undefined;
  const told = isCancellation ? [] : drafts;
  const whole = (joined: readonly Draft[]) => (isCancellation ? joined : withReferenceAndCost(joined, context));
  const marked = (source: readonly Draft[]) =>
    source.length === 0 ? [] : whole(joinMarked(source, told, visibleValues(context, opened.document)));
  const entries = isMeeting(opened, context) ? [] : attached.calendar;
  return (
    reading(opened, marked(markup), 'markup') ??
    reading(opened, entries.length === 0 ? [] : whole(joinEntries(entries, told)), 'calendar') ??
    reading(opened, marked(attached.passes), 'pass')
  );
}

const openTo = ({ isChange }: OpenMail, document: MailDocument): Pick<MailReading, 'open'> => ({
  open: { document, ...(isChange ? { event: 'change' } : {}) },
});

/** The bookings of a text if the mail confirms them, else none. */
function confirmed(opened: OpenMail, candidates: TextCandidates): TextCandidates {
  const { sending, attached } = opened;
  const { context, drafts, judged } = candidates;
  const isNamed = drafts.some(({ fields }) => fields.confirmationNumber?.evidence.kind === 'found');
  if (drafts.length > 0 && attached.isInvitation && !isNamed) return { ...candidates, drafts: [] };
  if (drafts.length === 0 || opened.isPartlyEnded) return candidates;
  if (confirms({ context, drafts, text: judged ?? opened.bodyText, sent: sending }).holds) return candidates;
  return { ...candidates, drafts: [] };
}

const weighed = (candidates: TextCandidates): TextCandidates => ({
  ...candidates,
  drafts: weighedDrafts(candidates.drafts, candidates.context),
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
  const own = as(weighed(body));
  if (own && !isIncomplete(body.drafts)) return { found: own, hasPdfText: false };
  let hasPdfText = false;
  for await (const each of pdfCandidates(opened)) {
    hasPdfText = true;
    const pdf = confirmed(opened, each);
    const joined = as(own ? joinPdf(body, pdf) : weighed(pdf));
    if (joined) return { found: joined, hasPdfText };
  }
  return { found: own, hasPdfText };
}

/** Reads one mail without attached mails: every source gives candidates, and each booking is decided over all of them. */
export async function readOpened(message: OpenMessage, options: ReadOptions): Promise<MailReading> {
  const opened = await openMail(message, options);
  const { about, isCancellation, kind, document, ended } = opened;
  const read = bodyCandidates(opened);
  const body = isCancellation ? read : confirmed(opened, read);
  const marked = readMarked(opened, body);
  if (marked) return marked;
  // What is booked may stand in an attached ticket alone, whatever else its letter speaks of.
  const mayBeAttached = kind === 'offer' && message.attachments.length > 0;
  const isOther =
    read.drafts.length > 0 ? body.drafts.length === 0 : kind !== 'booking' && kind !== 'unknown' && !mayBeAttached;
  // What the built-in reader is not sure of, a model may know.
  const toModel = !isCancellation && (kind === 'booking' || kind === 'unknown') ? openTo(opened, document) : {};
  if (isCancellation || isOther)
    return {
      ...about,
      bookings: [],
      reader: 'none',
      ...ended,
      ...toModel,
      reason: reasonFor(opened, true, read.drafts.length > 0),
    };
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
