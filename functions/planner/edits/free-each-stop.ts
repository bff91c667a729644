import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { type Draft, type DraftDay, destinationsOf } from './draft.ts';
import type { Edit } from './edit.ts';
import type { Resolve } from './edit-request.ts';
import { dayText } from './edit-words.ts';
import { takesDay } from './room.ts';

const FREE = /\b(?:rest|resting|free|quiet|lazy|nap|siesta|off|easy|empty)\b/;
const EACH =
  /\b(?:each|every|all (?:the )?)\s*(?:city|cities|town|towns|place|places|stop|stops|destination|island|islands)\b/;
const PART = /\b(morning|afternoon|evening)s?\b/;

/** Whether a text wants a part of a day free in every stop: 'one rest afternoon in each city'. */
export function freesEachStop(folded: string, draft: Draft): boolean {
  return (
    draft.tripTitle === undefined &&
    destinationsOf(draft).length > 1 &&
    FREE.test(folded) &&
    EACH.test(folded) &&
    PART.test(folded)
  );
}

/** Who leaves on that day has nothing to rest from. */
const LAST_DAY = 8;

/** The part of the day that loses least in each stop is free. */
export const freeEachStop: Resolve = ({ folded, draft, wish }) => {
  const said = PART.exec(folded)?.[1];
  if (!freesEachStop(folded, draft) || said === undefined) return undefined;
  const part = said as TimeOfDay;
  const chosen = destinationsOf(draft).flatMap((stop) => {
    const days = draft.days.filter(({ destination }) => destination === stop);
    const loss = (day: DraftDay) => lossOf(day, part, wish.asked) + (day === draft.days.at(-1) ? LAST_DAY : 0);
    const [best] = days.toSorted((a, b) => loss(a) - loss(b));
    return best ? { stop, day: best } : [];
  });
  const edits = chosen.flatMap(({ day }): Edit[] => [
    ...day.items
      .filter(({ time }) => time === part)
      .map(({ key, title }): Edit => ({ kind: 'remove', key, title, day: day.index })),
    { kind: 'free', day: day.index, time: part },
  ]);
  const texts = chosen.map(({ stop, day }) => {
    const gone = day.items.filter(({ time }) => time === part).map(({ title }) => title);
    return `in ${stop.name} the ${part} of ${dayText(day)}${gone.length > 0 ? ` (off: ${listed(gone)})` : ''}`;
  });
  return { edits, done: `${capitalized(listed(texts))} ${chosen.length === 1 ? 'is' : 'are'} free to rest.` };
};

/** What is asked for and what people come for is lost last; a day trip and the last day have no such part to rest in. */
function lossOf(day: DraftDay, part: TimeOfDay, asked: readonly string[] = []): number {
  const { items, destination } = day;
  const there = items.filter(({ time }) => time === part);
  const isOut = items.some(({ place }) => place && takesDay(place));
  const nothing = there.length === 0 ? 3 : 0;
  return there.reduce(
    (sum, { title, place }) =>
      sum +
      (asked.includes(title) ? 20 : 0) +
      (place && destination && isMustSee(destination, place) ? 5 : 0) +
      (place?.kind === 'meal' ? 0 : 1),
    (isOut ? 8 : 0) + nothing,
  );
}
