import { AppError } from '#shared/contract/errors.ts';
import { openGuesses, type ParsedBooking } from '#shared/mail/schema.ts';

type Looked = readonly { readonly booking: number; readonly fields: readonly string[] }[];

/** A guessed date is added only after the traveller reviewed it; 422 names the first unreviewed one. */
export function refuseOpenGuesses(bookings: readonly ParsedBooking[], looked: Looked): void {
  for (const [index, booking] of bookings.entries()) {
    const fields = looked.filter((each) => each.booking === index).flatMap((each) => each.fields);
    const [open] = openGuesses(booking, fields);
    if (open === undefined) continue;
    const message = `The date of \u201c${booking.title}\u201d is a guess. Please look at it first.`;
    throw new AppError('unprocessable', message, { fields: { [`bookings.${index}.${open}`]: message } });
  }
}
