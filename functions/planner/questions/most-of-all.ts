import { type DraftDay, type Placed, placedItems } from '../edits/draft.ts';
import { dayText, placedText } from '../edits/edit-words.ts';
import { kindAsked } from '../edits/find-items.ts';
import { hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import { costText } from '../words/words.ts';
import { onDay } from './how-to-get-there.ts';
import type { AnswerOne, Question } from './question.ts';
import { daysIn } from './spoken-of.ts';
import { whatIsPlanned } from './what-is-planned.ts';

const DAYS =
  /\b(?:busy|busiest|quiet\w*|calm\w*|full|fullest|packed|relaxed|lightest|easiest|heaviest|hardest|tiring|exhausting|empty|emptiest|free)\b/;
const LESS =
  /\b(?:least|less|quiet\w*|calm\w*|relaxed|lightest|light|easiest|easy|empty|emptiest|free|cheapest|shortest|quickest|fewest|lowest)\b/;
const LONG = /\b(?:long\w*|short\w*|quick\w*|time)\b/;

/** 'What is the most expensive thing?', 'which day is the least busy?': the first and the last of the plan by a measure. */
export const mostOfAll: AnswerOne = (question) => {
  const { folded, draft } = question;
  if (!draft) return undefined;
  if (/\bwalk(?:ing)?\b/.test(folded)) return onDay(question);
  if (/\b(?:town|city|place|stop)s?\b.*\b(?:days|nights|longest)\b/.test(folded)) return whatIsPlanned(question);
  const isLeast = LESS.test(folded);
  if (/\bdays?\b/.test(folded) && !/\b(?:expensive|cheap\w*|pricey|dear\w*|costs?)\b/.test(folded) && DAYS.test(folded))
    return busiestDay(draft.days, isLeast);
  const asked = daysIn(question);
  const isKind = kindAsked(folded);
  const among = placedItems(draft)
    .filter(({ day }) => asked.length === 0 || asked.includes(day))
    .filter(({ item }) => item.place && (!isKind || isKind(item.place)));
  return LONG.test(folded)
    ? byMeasure(among, isLeast, 'minutes', question)
    : byMeasure(among, isLeast, 'cost', question);
};

function busiestDay(days: readonly DraftDay[], isLeast: boolean): string {
  const minutes = (day: DraftDay) => day.items.reduce((sum, { place }) => sum + (place?.minutes ?? 60), 0);
  const sorted = days.toSorted((a, b) => (isLeast ? 1 : -1) * (minutes(a) - minutes(b)));
  const [first] = sorted;
  if (!first) return 'There is no day in the plan yet.';
  const all = days.map((day) => `${dayText(day)} ${day.items.length}`).join(', ');
  return `The ${isLeast ? 'least busy' : 'busiest'} day is ${dayText(first)}, with ${listed(first.items.map(({ title }) => title)) || 'nothing'}: about ${hoursText(minutes(first))} in all. Things to do by day: ${all}.`;
}

function byMeasure(
  among: readonly Placed[],
  isLeast: boolean,
  by: 'cost' | 'minutes',
  { wish }: Question,
): string | undefined {
  // A meal is paid for in what a day costs.
  const measured = among.filter(({ item }) => by === 'minutes' || item.place?.kind !== 'meal');
  const of = ({ item }: Placed) => item.place?.[by] ?? 0;
  const [first, second] = measured.toSorted((a, b) => (isLeast ? of(a) - of(b) : of(b) - of(a)));
  if (!first) return undefined;
  const text = (placed: Placed) =>
    by === 'minutes'
      ? hoursText(of(placed))
      : of(placed) === 0
        ? 'free'
        : `about ${costText(of(placed), wish)} for an adult`;
  const how = by === 'minutes' ? (isLeast ? 'shortest' : 'longest') : isLeast ? 'cheapest' : 'most expensive';
  const next = second ? ` Next comes ${placedText(second)}: ${text(second)}.` : '';
  return `The ${how} is ${placedText(first)}: ${text(first)}.${next}${by === 'cost' ? ' Beds and meals are not counted there.' : ''}`;
}
