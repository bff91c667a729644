import { foundDate, foundTime, type MailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { statementsOf } from '../outcome/statements.ts';

/** What a thread's older mails still say of a booking when the newest gives its new day: what and where it is, and its price. */
const LASTING = ['title', 'location', 'endLocation', 'cost', 'currency', 'confirmationNumber'] as const;

/** A title that the mail's words do not give as one. */
export const isUnnamed = ({ fields }: Draft): boolean =>
  fields.title === undefined || fields.title.evidence.kind === 'guessed';

/**
 * The one booking of a thread's newest mail, which often says no more than its new day and hour, with what the one
 * booking of the older mails says besides.
 */
export function withOlderState(newest: readonly Draft[], older: readonly Draft[]): readonly Draft[] {
  const [[own, ...more], [former, ...others]] = [newest, older];
  if (!own || !former || more.length + others.length > 0 || !isUnnamed(own) || isUnnamed(former)) return newest;
  const lasting = LASTING.flatMap((name) => (former.fields[name] ? [[name, former.fields[name]] as const] : []));
  return [{ ...own, type: former.type, fields: { ...own.fields, ...Object.fromEntries(lasting) } }];
}

/** The beginning of an answer, where it confirms. */
const HEAD = 600;

/**
 * The one booking of a thread, other than a journey, at the day and hour that its newest mail confirms: 'you are
 * confirmed for Monday 16 August at 12'.
 */
export function withNewestMoment(drafts: readonly Draft[], { segments }: MailContext): readonly Draft[] {
  const [draft, ...others] = drafts;
  const dated = segments.filter(({ dates }) => dates.length > 0);
  const [segment] = dated;
  const [date] = segment?.dates ?? [];
  const time = segment?.times.find(({ start }) => date !== undefined && start >= date.end);
  if (!draft || others.length > 0 || draft.fields.endLocation || !segment || !date || !time || dated.length > 1)
    return drafts;
  const text = segments.map((each) => each.text).join('\n');
  if (statementsOf('', text.slice(0, HEAD), '').head.get('confirmed') === 0) return drafts;
  const { endDate: _, endTime: __, ...fields } = draft.fields;
  const moment = { startDate: foundDate(segment, date), startTime: foundTime(segment, time) };
  return [{ ...draft, fields: { ...fields, ...moment } }];
}
