import type { ParsedBooking } from '#shared/mail/schema.ts';

export const DATE_FIELDS = ['startDate', 'endDate'] as const;

/** Whether a day of the booking was not said by the mail in so many words. */
export function isDateGuessed({ evidence }: ParsedBooking): boolean {
  return DATE_FIELDS.some((field) => evidence?.[field]?.kind === 'guessed');
}
