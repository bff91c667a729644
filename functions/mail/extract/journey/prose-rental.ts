import { foundDate, foundText, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { oneOf } from '../words/language-words.ts';
import { rentalTitle } from './rental-title.ts';

/** Where a vehicle is picked up, in a sentence: 'presso l'Aeroporto di Catania', 'at Porto Airport'. */
const AT = new RegExp(
  `(?<!\\p{L})(?:${oneOf(({ at }) => at?.place)})\\s?(?:(?:${oneOf(({ articles }) => articles)})\\s?)?(\\p{Lu}[\\p{L}.'’-]*(?: (?:(?:${oneOf(({ nameParts }) => nameParts)}) )?\\p{Lu}[\\p{L}.'’-]*){0,5})`,
  'gu',
);

/** The sentence with the two dates of the rental; a car is picked up first and returned last. */
const isHire = ({ prose, dates, times }: ReadSegment): boolean => {
  const [first, last] = dates;
  return (
    prose &&
    dates.length === 2 &&
    times.length >= 2 &&
    first !== undefined &&
    last !== undefined &&
    last.date >= first.date
  );
};

/** A rental car that a mail describes in sentences. */
export function readProseRental(context: MailContext): Draft[] {
  const segment = context.segments.find(isHire);
  const [first, last] = segment?.dates ?? [];
  if (!segment || !first || !last) return [];
  const from = segment.times.find((time) => time.start > first.start) ?? segment.times[0];
  const until = segment.times.find((time) => time.start > last.start) ?? segment.times.at(-1);
  const taken = [...segment.dates, ...segment.times];
  const place = [...segment.text.matchAll(AT)].find((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    return start > 0 && match[1] !== undefined && !taken.some((each) => start < each.end && end > each.start);
  })?.[1];
  const where = place === undefined ? undefined : foundText(segment, place);
  return [
    {
      type: 'transport',
      fields: {
        title: rentalTitle(context),
        startDate: foundDate(segment, first),
        endDate: foundDate(segment, last),
        ...(from ? { startTime: foundTime(segment, from) } : {}),
        ...(until ? { endTime: foundTime(segment, until) } : {}),
        ...(where ? { location: where, endLocation: where } : {}),
      },
    },
  ];
}
