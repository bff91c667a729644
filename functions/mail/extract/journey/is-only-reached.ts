import { foldWords } from '#shared/text/fold.ts';
import { nightsIn } from '../grammar/nights.ts';
import type { MailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';

const names = (place: string | undefined, name: string | undefined): boolean =>
  place !== undefined && name !== undefined && foldWords(place).includes(foldWords(name));

/**
 * Whether a hotel is only where a mail's drives go to: one takes the traveller there on the first day of what looks like
 * a stay, or from there on its last, and the mail speaks of no nights.
 */
export function isOnlyReached({ fields }: Draft, drives: readonly Draft[], { document }: MailContext): boolean {
  const { title, startDate, endDate } = fields;
  const driven = drives.filter(({ type }) => type === 'transport').map((drive) => drive.fields);
  const isReached = driven.some(
    (drive) => names(drive.endLocation?.value, title?.value) && drive.startDate?.value === startDate?.value,
  );
  const isLeft = driven.some(
    (drive) => names(drive.location?.value, title?.value) && drive.startDate?.value === endDate?.value,
  );
  return isReached && isLeft && nightsIn(document.text) === undefined;
}
