import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { type DraftDay, destinationsOf, placedItems } from '../edits/draft.ts';
import { dayText, placedText } from '../edits/edit-words.ts';
import { findItems, kindAsked } from '../edits/find-items.ts';
import { listed } from '../words/listed.ts';
import type { AnswerOne } from './question.ts';
import { daysIn, partIn, sightsIn } from './spoken-of.ts';

/** 'What is on day 2?', 'when do we see the Pantheon?', 'how many nights in Kyoto?' */
export const whatIsPlanned: AnswerOne = (question) => {
  const { draft, text } = question;
  if (!draft) return undefined;
  const found = findItems(text, draft);
  const [sight] = sightsIn(question);
  if (sight && found.length === 0) return `${sight.place.name} is not in the plan: say "add" and its name, and it is.`;
  if (sight || /\b(?:when|which day|what day|what time)\b/.test(question.folded)) {
    if (found.length > 0)
      return `${listed(found.map((each) => `${placedText(each)}${each.item.time ? `, in the ${each.item.time}` : ''}`))}.`;
  }
  const days = daysIn(question);
  const isKind = kindAsked(text);
  const ofKind = days.flatMap((day) =>
    day.items
      .filter(({ place, time }) => place && isKind?.(place) && isInPart(time, partIn(question)))
      .map((item) => ({ item, day })),
  );
  if (ofKind.length > 0) return `${listed(ofKind.map(placedText))}.`;
  if (days.length > 0) return days.map(dayPlan).join(' ');
  const stops = destinationsOf(draft).map((destination) => {
    const { length } = draft.days.filter((day) => day.destination === destination);
    return `${length} ${length === 1 ? 'day' : 'days'} in ${destination.name}`;
  });
  return `The plan has ${draft.days.length} days: ${listed(stops)}, with ${placedItems(draft).length} things to do.`;
};

function dayPlan(day: DraftDay): string {
  const label = dayText(day);
  const items = day.items.map(({ title, time }) => `${title}${time ? ` (${time})` : ''}`);
  return `${label[0]?.toUpperCase()}${label.slice(1)}: ${items.length > 0 ? listed(items) : 'nothing yet'}.`;
}

function isInPart(time: TimeOfDay | undefined, part: TimeOfDay | undefined): boolean {
  return part === undefined || time === part;
}
