import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import type { Slot } from '../itinerary/day-slots.ts';
import { layOutDay } from '../itinerary/lay-out-day.ts';
import { findTastes } from '../understand/find-interests.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';
import { askedDays } from './asked-days.ts';
import { type Draft, type DraftDay, placedItems } from './draft.ts';
import type { Edit } from './edit.ts';
import type { EditRequest, Resolve } from './edit-request.ts';
import { dayText, outsideText } from './edit-words.ts';
import { obstacleAt } from './room.ts';

type Addition = Extract<Edit, { kind: 'add' }>;

/** Where one thing more goes on a day that has its usual ones. */
const MORE: readonly Slot[] = [
  { time: 'afternoon', role: 'sight' },
  { time: 'morning', role: 'sight' },
  { time: 'afternoon', role: 'light' },
  { time: 'evening', role: 'night' },
];

/** 'Pack more into day 2', 'Sunday looks empty': one thing more on each of these days, near the rest, where there is room. */
export const packDays: Resolve = (request) => {
  const { text, draft } = request;
  const asked = askedDays(text, draft.days, draft.today);
  if (asked.isOutside || asked.isUndated) return { notPossible: outsideText(draft) };
  if (asked.days.length === 0) return undefined;
  const edits = asked.days.flatMap((day) => oneMore(day, asked.part, request) ?? []);
  if (edits.length === 0)
    return {
      notPossible: `There is no room for more on ${listed(asked.days.map(dayText))}: say what may go, and I put something else there.`,
    };
  const added = edits.map(({ place, day, time }) => `${place} in the ${time} of ${labelOf(day, draft)}`);
  return { edits, done: `I add ${listed(added)}.` };
};

function labelOf(index: number, { days }: Draft): string {
  const day = days[index];
  return day ? dayText(day) : `day ${index + 1}`;
}

function oneMore(
  day: DraftDay,
  part: TimeOfDay | undefined,
  { draft, folded, wish }: EditRequest,
): Addition | undefined {
  const { destination, date, index, items } = day;
  if (!destination) return undefined;
  const liked: Wish = { ...wish, tastes: { ...wish.tastes, ...findTastes(folded) } };
  const used = new Set([
    ...placedItems(draft).flatMap(({ item }) => [item.title, item.place?.name ?? '']),
    ...(wish.leftOut ?? []),
  ]);
  const near = items.flatMap(({ place }) => (place ? [place.at] : []));
  const common = { destination, wish: liked, used, near, stale: new Set<string>(), when: { date, month: wish.month } };
  for (const slot of MORE.filter(({ time }) => part === undefined || time === part)) {
    const entry = layOutDay({ ...common, slots: [slot] })[0];
    if (entry && obstacleAt(entry.place, { day, time: slot.time }) === undefined)
      return { kind: 'add', destination: destination.name, place: entry.place.name, day: index, time: slot.time };
  }
  return undefined;
}
