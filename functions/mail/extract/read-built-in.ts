import { pricesAgree } from './checks/prices-agree.ts';
import { withoutAlternatives } from './decision/without-alternatives.ts';
import { isOnlyReached } from './journey/is-only-reached.ts';
import { readProseLegs } from './journey/prose-leg.ts';
import { readProseRental } from './journey/prose-rental.ts';
import { readProseTransfer } from './journey/prose-transfer.ts';
import { readJourneys } from './journey/read-journeys.ts';
import { readParking } from './journey/read-parking.ts';
import { readRentals } from './journey/read-rentals.ts';
import { isFetched, readTransfers } from './journey/read-transfers.ts';
import { readVoyage } from './journey/read-voyage.ts';
import type { MailContext } from './mail-context.ts';
import type { Draft } from './mail-reading.ts';
import { withoutBehindBill } from './outcome/behind-bill.ts';
import { type TopicScores, topicScores } from './outcome/topic.ts';
import { costsByRow } from './payment/bill-rows.ts';
import { bookingReference } from './payment/booking-reference.ts';
import { codesOfParts } from './payment/codes-of-parts.ts';
import { ownValues } from './payment/own-values.ts';
import { totalCost } from './payment/total-cost.ts';
import { withoutPrice } from './payment/without-price.ts';
import { withPlaceOfSender } from './places/place-of-sender.ts';
import { joinBlocks } from './sections/join-blocks.ts';
import { readProgramme } from './sections/programme.ts';
import { readBlocks } from './sections/read-blocks.ts';
import { readCodedSections, readSections } from './sections/read-sections.ts';
import { readStays } from './stay/read-stays.ts';
import { readVisits } from './visit/read-visits.ts';
import { visitsWithinStay } from './visit/visits-within-stay.ts';

/** Bookings from the layout of labels and values; there are no rules for single vendors. */
export function readBuiltIn(context: MailContext): Draft[] {
  const coded = readCodedSections(context);
  if (coded.length > 0) return withReferenceAndCost(joinBlocks(coded, readBlocks(context)), context);
  const topics = topicScores(`${context.subject}\n${context.document.text}`);
  const voyage = readVoyage(context);
  if (voyage) return withReferenceAndCost([voyage], context);
  const labelled = readRentals(context, topics);
  const rentals = labelled.length === 0 && topics.car >= 2 ? readProseRental(context) : labelled;
  const laidOut = rentals.length > 0 ? [] : readJourneys(context, topics);
  const told = rentals.length === 0 && laidOut.length === 0 ? readProseLegs(context, topics) : [];
  const driven = isFetched(context) ? readTransfers(context, topics) : [];
  const fetched = driven.length >= laidOut.length ? driven : [];
  const journeys = fetched.length > 0 ? [] : [...laidOut, ...told];
  const slept = rentals.length > 0 ? [] : readStays(context, topics, journeys.length > 0);
  const stays = slept.filter((stay) => !isOnlyReached(stay, [...fetched, ...journeys], context));
  const transfers = rentals.length + journeys.length + stays.length > 0 ? [] : ridesIn(context, topics);
  const sure = [...journeys, ...rentals, ...(fetched.length > 0 && stays.length === 0 ? fetched : transfers), ...stays];
  const parked = sure.length > 0 ? [] : readParking(context);
  const plain = sure.length > 0 ? sure : parked.length > 0 ? parked : readVisits(context, topics);
  const parted = readSections(context);
  const daily = readProgramme(context);
  const [most = plain] = [parted, daily].sort((a, b) => b.length - a.length);
  const drafts = joinBlocks(most.length > plain.length ? most : plain, readBlocks(context));
  // Of a change, the old and the new departure are no choice.
  const sole = context.isChange ? drafts : withoutAlternatives(drafts);
  const all = [...sole, ...visitsWithinStay(context, sole)];
  return withReferenceAndCost(withPlaceOfSender(all, context), context);
}

/** Transfers by their layout, else the one that a sentence confirms. */
function ridesIn(context: MailContext, topics: TopicScores): Draft[] {
  const laidOut = readTransfers(context, topics);
  return laidOut.length === 0 && topics.transfer > 0 ? readProseTransfer(context) : laidOut;
}

/** A name that the mail has, rather than a word for what the mail does not name. */
const isNamed = (title: Draft['fields']['title']): boolean =>
  title?.evidence.kind !== 'guessed' || title.evidence.quote !== undefined;

/**
 * Something with neither a name nor a reference is not a booking. The mail's reference goes to every booking without
 * its own; its total to the first, as it is for all of them, unless each has its own price, or the rows of the bill
 * name what each of them costs.
 */
export function withReferenceAndCost(drafts: readonly Draft[], context: MailContext): Draft[] {
  const reference = bookingReference(context);
  const whole = totalCost(context);
  const sure = withoutBehindBill(drafts, whole).filter(
    ({ fields }) => isNamed(fields.title) || (fields.confirmationNumber ?? reference) !== undefined,
  );
  const own = ownValues(sure, context);
  const told = codesOfParts(sure, context);
  const sum = whole?.isSum === true ? whole.cost.value : undefined;
  const isPriced = sure.some(({ fields }) => fields.cost !== undefined);
  const areParts = pricesAgree(
    sure.map(({ fields }) => fields.cost?.value),
    sum,
  );
  const total = isPriced && areParts ? undefined : whole;
  const prices = isPriced || own[0]?.price === undefined ? undefined : own.map(({ price }) => price);
  const areApart = own.length > 1 && own.every((each) => each.reference !== undefined);
  const areOwn = pricesAgree(prices?.map((price) => price?.cost?.value) ?? [], sum, areApart);
  const costs = costsByRow(sure, context) ?? (areOwn ? prices : undefined);
  const unpriced = areParts ? sure : sure.map(withoutPrice);
  return unpriced.map((draft, index) => ({
    ...draft,
    fields: {
      ...(reference ? { confirmationNumber: reference } : {}),
      ...(own[index]?.reference ? { confirmationNumber: own[index].reference } : {}),
      ...draft.fields,
      ...(told[index] ? { confirmationNumber: told[index] } : {}),
      ...(costs && total?.currency ? { currency: total.currency } : {}),
      ...costs?.[index],
      ...(total && costs === undefined && index === 0
        ? { cost: total.cost, ...(total.currency ? { currency: total.currency } : {}) }
        : {}),
    },
  }));
}
