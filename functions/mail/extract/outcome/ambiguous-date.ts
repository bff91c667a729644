import { slashDatesIn } from '../grammar/day-month-order.ts';
import { type ContextInput, mailContext } from '../mail-context.ts';

/** A date of the mail, as written, whose order of day and month is unknown: '04/05/2027'. */
export function ambiguousDate(input: ContextInput): string | undefined {
  if (mailContext(input).dates.order !== 'unknown') return undefined;
  return slashDatesIn(input.document.text).find((written) => {
    const [first = 0, second = 0] = written.split(/[/-]/).map(Number);
    return first <= 12 && second <= 12 && first !== second;
  });
}
