import { isMustSee } from '../itinerary/place-score.ts';
import { listed } from '../words/listed.ts';
import { askedDays } from './asked-days.ts';
import type { Draft, DraftDay } from './draft.ts';
import type { Edit } from './edit.ts';
import type { EditRequest, Resolve } from './edit-request.ts';
import { dayText } from './edit-words.ts';

const SPREAD =
  /\b(?:spread|split|stretch|divide|break)\b[^.;!?]{0,30}\b(?:over|across|into|between|in|on)\s+(?:two|2)\s+(?:days|parts)\b/;
/** The trip does not become longer by it. */
const STAYS =
  /\b(?:stays?|still|remains?|keep(?:s|ing)? (?:it|the trip)?|same)\b[^.;!?]{0,15}\b(?:days|length|long)\b|\b(?:drop|cut|lose|skip|take out|remove)\b[^.;!?]{0,25}\b(?:at|near|from|towards?) the end\b/;

/** Whether a text wants what is on one day on two: 'spread day 4 over two days'. */
export function spreadsDay(folded: string, draft: Draft): boolean {
  return draft.tripTitle === undefined && SPREAD.test(folded);
}

/** What is in the afternoon and the evening of a day goes to a new one behind it; a day near the end goes where the length stays. */
export const spreadDay: Resolve = ({ text, folded, draft, wish }) => {
  if (!spreadsDay(folded, draft)) return undefined;
  const [day, ...others] = askedDays(text, draft.days, draft.today).days;
  if (!day?.destination || others.length > 0)
    return { notPossible: 'Which day shall I spread over two? Say its number.' };
  const [first, ...later] = day.items.filter(({ place }) => place?.kind !== 'meal');
  if (!first || later.length === 0)
    return { notPossible: `${dayText(day)} has one thing besides its meals, so there is nothing to spread.` };
  const isFixed = wish.isEndSaid === true || STAYS.test(folded);
  const gone = isFixed ? leastOfEnd(draft, day, wish) : undefined;
  if (isFixed && !gone)
    return {
      notPossible: `For a second day I would take one from the end, and there is none that could go: say which, or how much longer the trip may be.`,
    };
  const half = later.slice(Math.floor((later.length - 1) / 2));
  const edits: Edit[] = [
    ...(gone ? [{ kind: 'drop', day: gone.index } as const] : []),
    { kind: 'insert', day: day.index + 1, destination: day.destination.name },
    ...half.map(
      (item): Edit => ({
        kind: 'move',
        key: item.key,
        title: item.title,
        from: day.index,
        to: day.index + 1,
        time: item.time,
      }),
    ),
  ];
  const off = gone
    ? ` For it ${dayText(gone)} is out, with ${listed(gone.items.map(({ title }) => title))}, so the trip stays at ${draft.days.length} days.`
    : ` The trip has ${draft.days.length + 1} days now.`;
  return {
    edits,
    wish: { days: draft.days.length + (gone ? 0 : 1) },
    done: `What was on ${dayText(day)} is on two days now: ${listed(half.map(({ title }) => title))} on the day after.${off}`,
  };
};

/** Of the days behind another but the last, the one in a place with more days that has the least of what people come for. */
function leastOfEnd({ days }: Draft, day: DraftDay, wish: EditRequest['wish']): DraftDay | undefined {
  const loss = ({ items, destination }: DraftDay) =>
    items.reduce(
      (sum, { title, place }) =>
        sum +
        (wish.asked?.includes(title) ? 10 : 0) +
        (place && destination && isMustSee(destination, place) ? 2 : 0) +
        1,
      0,
    );
  const isAlone = ({ destination }: DraftDay) => days.filter((each) => each.destination === destination).length < 2;
  const isWay = (each: DraftDay) => days[each.index - 1]?.destination !== each.destination;
  return days
    .slice(day.index + 1, -1)
    .filter((each) => !isAlone(each) && !isWay(each))
    .toSorted((a, b) => loss(a) - loss(b))[0];
}
