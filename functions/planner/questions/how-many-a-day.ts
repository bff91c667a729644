import { type DraftDay, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { conflictsOf } from '../needs/needs.ts';
import { capitalized } from '../words/capitalized.ts';
import { hoursText } from '../words/distance.ts';
import type { AnswerTopic } from './answer.ts';

/** Minutes of sights from which a day is full. */
const FULL = 330;

/** 'How many sights are there a day, and is one too much?': the numbers of each day, and the fullest. */
export const sightsByDay: AnswerTopic = ({ draft, wish }) => {
  if (!draft || draft.days.length === 0) return undefined;
  const each = draft.days.map((day) => ({ day, ...loadOf(day) }));
  const counts = each
    .map(
      ({ day, sights, meals }) =>
        `${dayText(day)} ${sights}${meals > 0 ? ` and ${meals === 1 ? 'a meal' : `${meals} meals`}` : ''}`,
    )
    .join('; ');
  const [fullest] = each.toSorted((a, b) => b.minutes - a.minutes);
  if (!fullest) return undefined;
  const hard = placedItems({ ...draft, days: [fullest.day] }).find(
    ({ item }) => item.place && conflictsOf(item.place, wish.needs).length > 0,
  );
  const side =
    fullest.minutes >= FULL
      ? `is the one that may be too much, about ${hoursText(fullest.minutes)} at sights: say "less on day ${fullest.day.index + 1}"`
      : `is the fullest, with about ${hoursText(fullest.minutes)} at sights, which leaves time for rests`;
  const why = hard ? `; mind ${hard.item.title} with what you need` : '';
  return { text: `Sights by day: ${counts}. ${capitalized(dayText(fullest.day))} ${side}${why}.` };
};

function loadOf({ items }: DraftDay): { readonly sights: number; readonly meals: number; readonly minutes: number } {
  const meals = items.filter(({ place }) => place?.kind === 'meal').length;
  const minutes = items.reduce((sum, { place }) => sum + (place && place.kind !== 'meal' ? place.minutes : 0), 0);
  return { sights: items.length - meals, meals, minutes };
}
