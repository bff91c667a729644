import type { MailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { bookingReference } from './booking-reference.ts';
import { totalCost } from './total-cost.ts';

/** The draft with the reference and the total from its own part of the mail. */
export function withOwnPayment(draft: Draft, part: MailContext): Draft {
  const reference = bookingReference(part);
  const total = totalCost(part);
  return {
    ...draft,
    fields: {
      ...draft.fields,
      ...(reference ? { confirmationNumber: reference } : {}),
      ...(total ? { cost: total.cost, ...(total.currency ? { currency: total.currency } : {}) } : {}),
    },
  };
}
