import { weekdayOf } from '#shared/calendar/calendar.ts';
import { placedItems } from '../edits/draft.ts';
import { dayText, placedText } from '../edits/edit-words.ts';
import { kindAsked } from '../edits/find-items.ts';
import { WEEKDAY, weekdayNumber } from '../understand/weekdays.ts';
import { listed } from '../words/listed.ts';
import type { AnswerOne } from './question.ts';
import { whatIsPlanned } from './what-is-planned.ts';

/** 'How many museums are in it?', 'do we have a Friday in there?' */
export const howMany: AnswerOne = (question) => {
  const { draft, folded } = question;
  if (!draft) return undefined;
  const weekday = new RegExp(`\\b(${WEEKDAY})s?\\b`).exec(folded)?.[1];
  if (weekday !== undefined) {
    const dated = draft.days.filter(({ date }) => date !== undefined);
    if (dated.length === 0)
      return 'The plan has no dates yet, so its days have no weekdays: say when you go, and I tell.';
    const found = dated.filter(({ date }) => date !== undefined && weekdayOf(date) === weekdayNumber(weekday));
    return found.length > 0 ? `Yes: ${listed(found.map(dayText))}.` : `No: its days are ${listed(dated.map(dayText))}.`;
  }
  const isKind = kindAsked(folded);
  if (!isKind) return whatIsPlanned(question);
  const found = placedItems(draft).filter(({ item }) => item.place && isKind(item.place));
  const [, name = 'of that kind'] = /\b(?:how many|number of|any)\s+([\p{L}-]+)/u.exec(folded) ?? [];
  return found.length === 0
    ? `There are no ${name} in the plan.`
    : `Of ${name} the plan has ${found.length}: ${listed(found.map(placedText))}.`;
};
