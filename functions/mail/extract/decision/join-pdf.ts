import type { Draft, Found } from '../mail-reading.ts';
import { areSameBooking } from './same-booking.ts';
import type { TextCandidates } from './text-candidates.ts';

type Fields = Draft['fields'];

const lacksTime = ({ type, fields }: Draft): boolean => type !== 'hotel' && fields.startTime === undefined;

/** Bookings that leave out when they begin: a mail that says so little has the rest in its attachment. */
export const isIncomplete = (drafts: readonly Draft[]): boolean => drafts.length === 0 || drafts.some(lacksTime);

/** A value from another text than the one that the reading's offsets refer to. */
function fromOther<T>({ value, evidence: { start: _, end: __, ...evidence } }: Found<T>, how: string): Found<T> {
  return { value, evidence: { ...evidence, how: evidence.how ?? how } };
}

function fieldsFrom(fields: Fields, how: string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, fromOther<unknown>(found, how)]));
}

const knownFields = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, { fields }) => sum + Object.keys(fields).length + (fields.startTime ? 2 : 0), 0);

const PAYMENT = ['cost', 'currency', 'confirmationNumber'] as const;

/** The payment and the reference that a text names, whichever of its drafts has them. */
function paymentOf(drafts: readonly Draft[]): Fields {
  const fields: Fields = {};
  const priced = drafts.find((draft) => draft.fields.cost !== undefined);
  if (priced?.fields.cost) fields.cost = priced.fields.cost;
  if (priced?.fields.currency) fields.currency = priced.fields.currency;
  const named = drafts.find((draft) => draft.fields.confirmationNumber !== undefined);
  if (named?.fields.confirmationNumber) fields.confirmationNumber = named.fields.confirmationNumber;
  return fields;
}

/**
 * The body and its PDF as one: the text that says more gives the bookings, the other what they lack. A price or
 * reference of the body goes to bookings of the PDF that have none.
 */
export function joinPdf(body: TextCandidates, pdf: TextCandidates): TextCandidates {
  const isPdfRicher = knownFields(pdf.drafts) > knownFields(body.drafts);
  const [main, rest] = isPdfRicher ? [pdf, body] : [body, pdf];
  const how = isPdfRicher ? 'from the text of the mail' : 'from the attached PDF';
  const payment = fieldsFrom(paymentOf(rest.drafts), how);
  const { cost, currency, confirmationNumber } = payment;
  const isPriced = main.drafts.some(({ fields }) => fields.cost !== undefined);
  const drafts = main.drafts.map((draft, index): Draft => {
    const other = rest.drafts.find((each) => areSameBooking(draft, each));
    const added = fieldsFrom(other?.fields ?? {}, how);
    for (const name of PAYMENT) delete added[name];
    return {
      ...draft,
      fields: {
        ...added,
        ...(confirmationNumber ? { confirmationNumber } : {}),
        ...(index === 0 && !isPriced && cost ? { cost, ...(currency ? { currency } : {}) } : {}),
        ...draft.fields,
      },
    };
  });
  return { ...main, drafts };
}
