import { openGuesses, type ParsedBooking } from '#shared/mail/schema.ts';

/** Whether a date of the booking is guessed rather than read from the mail. */
export function isDateGuessed(booking: ParsedBooking): boolean {
  return openGuesses(booking).length > 0;
}
