import { openGuesses, type ParsedBooking } from '#shared/mail/schema.ts';

/** Whether a day of the booking was not said by the mail in so many words. */
export function isDateGuessed(booking: ParsedBooking): boolean {
  return openGuesses(booking).length > 0;
}
