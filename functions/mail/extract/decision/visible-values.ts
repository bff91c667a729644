import type { MailDocument } from '../document/mail-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { findTimes } from '../grammar/find-times.ts';
import { resolveDate } from '../grammar/resolve-date.ts';
import { hasRole } from '../labels/segment.ts';
import type { MailContext } from '../mail-context.ts';
import { confirmedAmounts } from '../payment/confirmed-amounts.ts';

/** The dates, times and amounts that a reader of the mail's text sees. */
export interface VisibleValues {
  readonly dates: ReadonlySet<string>;
  readonly times: ReadonlySet<string>;
  /** Amounts that a label or the other amounts call a part of the price. */
  readonly parts: ReadonlySet<number>;
  /** The mail says that the booking has changed; dates and times that it calls the old ones are not among these. */
  readonly isChange: boolean;
  /** Dates and times that the mail has only as the old ones. */
  readonly former: ReadonlySet<string>;
}

/** What a whole document has of dates and times, if the mail is about a change: else nothing is replaced. */
function allMoments({ lines }: MailDocument, { isChange, dates }: MailContext): string[] {
  if (!isChange) return [];
  return lines
    .flatMap(({ cells }) => cells)
    .flatMap(({ text }) => [
      ...findTimes(text).map(({ time }) => time),
      ...findDates(text).flatMap((mention) => resolveDate(mention, dates)?.date ?? []),
    ]);
}

/** What the text shows; `whole` is the document with what the mail says is replaced. */
export function visibleValues(context: MailContext, whole: MailDocument): VisibleValues {
  const { segments } = context;
  const labelled = segments.filter((each) => hasRole(each, 'partOfPrice') && each.via !== 'none');
  const dates = new Set(segments.flatMap((segment) => segment.dates.map(({ date }) => date)));
  const times = new Set(segments.flatMap((segment) => segment.times.map(({ time }) => time)));
  return {
    isChange: context.isChange,
    parts: new Set(
      [...labelled.flatMap(({ money }) => money), ...confirmedAmounts(context).parts].map(({ amount }) => amount),
    ),
    dates,
    times,
    former: new Set(allMoments(whole, context).filter((value) => !dates.has(value) && !times.has(value))),
  };
}
