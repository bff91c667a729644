import { readProseRental } from '../journey/prose-rental.ts';
import { readJourneys } from '../journey/read-journeys.ts';
import { readParking } from '../journey/read-parking.ts';
import { readRentals } from '../journey/read-rentals.ts';
import { readTransfers } from '../journey/read-transfers.ts';
import { hasRole } from '../labels/segment.ts';
import { evidenceAt, foundText, type MailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { type TopicScores, topicScores } from '../outcome/topic.ts';
import { partOfMail, withoutEnumeration } from '../part-of-mail.ts';
import { bookingReference } from '../payment/booking-reference.ts';
import { withOwnPayment } from '../payment/own-payment.ts';
import { withoutPrice } from '../payment/without-price.ts';
import { readStays } from '../stay/read-stays.ts';
import { readVisits } from '../visit/read-visits.ts';
import { codedSections } from './coded-sections.ts';
import { type KindSection, kindOf, kindSections, type SectionKind } from './kind-sections.ts';

/** The reader of each kind of section. */
export const READERS: Readonly<Record<SectionKind, (part: MailContext, topics: TopicScores) => readonly Draft[]>> = {
  journey: readJourneys,
  stay: (part, topics) => readStays(part, { ...topics, lodging: topics.lodging + 2 }, false),
  car: (part, topics) => {
    const labelled = readRentals(part, { ...topics, car: topics.car + 2 });
    return labelled.length > 0 ? labelled : readProseRental(part);
  },
  transfer: (part, topics) => readTransfers(part, { ...topics, transfer: topics.transfer + 1 }),
  parking: readParking,
  dining: (part, topics) => readVisits(part, { ...topics, dining: topics.dining + 2 }),
  // A section of unknown kind is a visit if it has a meeting point.
  other: (part, topics) =>
    part.segments.some((each) => hasRole(each, 'meetingPoint') && each.text !== '') ? readVisits(part, topics) : [],
  visiting: (part, topics) => readVisits(part, { ...topics, visiting: topics.visiting + 2 }),
};

/** The bookings of a mail with several kinds under headings; none for other mails. */
export function readSections(context: MailContext): Draft[] {
  return readParts(context, kindSections(context));
}

/** The bookings of an itinerary that a reservation system prints; none for other mails. */
export const readCodedSections = (context: MailContext): Draft[] => readParts(context, codedSections(context));

function readParts(context: MailContext, sections: readonly KindSection[]): Draft[] {
  const read = sections.map((section) => ({ section, drafts: readSection(context, section) }));
  const kinds = new Set(read.filter(({ drafts }) => drafts.length > 0).map(({ section }) => section.kind));
  if (kinds.size < 2) return [];
  const all = read.flatMap(({ drafts }) => drafts);
  if (sections.some(({ paysAlone }) => paysAlone)) return all;
  // If only some kinds have a price of their own, the total is for all of them.
  const priced = read.filter(({ drafts }) => drafts.some(({ fields }) => fields.cost !== undefined));
  return new Set(priced.map(({ section }) => section.kind)).size === kinds.size ? all : all.map(withoutPrice);
}

function readSection(context: MailContext, { kind, segments, named, paysAlone }: KindSection): Draft[] {
  const part = partOfMail(context, segments);
  const [heading] = segments;
  const isWord = heading !== undefined && !paysAlone && kind === 'stay' && !/\p{L}\s+\p{L}/u.test(heading.text);
  const own = partOfMail(context, isWord ? segments.filter(({ line }) => line !== heading.line) : segments);
  const drafts = READERS[kind](
    { ...own, ...(context.from ? { from: context.from } : {}) },
    topicScores(segments.map(({ text, label }) => `${label ?? ''} ${text}`).join('\n')),
  );
  const reference = bookingReference(part);
  const price = priceOf(context, kind);
  const name = kind === 'visiting' || kind === 'parking' ? named : kind === 'other' ? heading : undefined;
  const title = name ? { title: foundText(name, withoutEnumeration(name.text)) } : {};
  const [first, ...others] = drafts;
  if (paysAlone && first) {
    const same = reference ? { confirmationNumber: reference } : {};
    return [withOwnPayment(first, part), ...others.map((each) => ({ ...each, fields: { ...each.fields, ...same } }))];
  }
  const paid = named && price.cost === undefined ? drafts.map((draft) => withOwnPayment(draft, own)) : drafts;
  return paid.map((draft, index) => ({
    ...draft,
    fields: {
      // Each row of a table may have its own.
      ...(reference ? { confirmationNumber: reference } : {}),
      ...draft.fields,
      ...title,
      ...(index === 0 ? price : {}),
    },
  }));
}

/** The row of the price table that names only this kind: 'Hotel  £863.80'. */
function priceOf(context: MailContext, kind: SectionKind): Pick<Draft['fields'], 'cost' | 'currency'> {
  for (const row of context.byLine.values()) {
    if (!row.some(({ money }) => money.length === 1)) continue;
    const [first] = row;
    const priced = row.filter(({ money }) => money.length > 0);
    const [cell] = priced;
    const [money] = cell?.money ?? [];
    if (!first || !cell || !money || priced.length !== 1 || cell.money.length !== 1 || cell.prose) continue;
    const head = `${first.label ?? ''} ${first === cell ? first.text.slice(0, money.start) : first.text}`;
    if (head.length > 60 || kindOf(head) !== kind || hasRole(cell, 'partOfPrice', 'deadline')) continue;
    const evidence = evidenceAt(cell, money);
    return {
      cost: { value: money.amount, evidence },
      ...(money.currency ? { currency: { value: money.currency, evidence } } : {}),
    };
  }
  return {};
}
