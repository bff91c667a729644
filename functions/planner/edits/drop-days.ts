import { addDays } from '#shared/calendar/calendar.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { apartFromDay } from '../clauses/clause-tokens.ts';
import type { EditIntent } from '../clauses/intents.ts';
import { isOpen } from '../itinerary/place-score.ts';
import { NUMBER, numberOf } from '../understand/numbers.ts';
import { listed } from '../words/listed.ts';
import { daysText } from '../words/words.ts';
import { daysLonger } from './add-days.ts';
import { askedDays } from './asked-days.ts';
import type { Draft, DraftDay, Placed } from './draft.ts';
import type { Edit } from './edit.ts';
import type { Resolve } from './edit-request.ts';
import { dayText, outsideText } from './edit-words.ts';
import { namesNothing } from './find-items.ts';
import { keepsLength } from './keep-items.ts';

const EARLIER = new RegExp(
  `\\b(?:home|leav\\w+|fly\\w*|back|return|end\\w*|finish\\w*|depart\\w*)\\b[^.;!?]*?\\b(${NUMBER})\\s+(?:days?|nights?)\\s+(?:earlier|sooner|early|before)\\b`,
);
/** What a text says for certain of the length of a plan: that it ends earlier, or that a town gets days more. */
export function lengthIntent(text: string, draft: Draft): EditIntent | undefined {
  const folded = foldInPlace(text);
  if (keepsLength(folded)) return 'keep';
  if (daysLonger(folded, draft) !== undefined) return 'add-day';
  return draft.tripTitle === undefined && EARLIER.test(folded) ? 'drop-day' : undefined;
}

/** What is left out of a day is less than the day. */
const PART_OF_IT =
  /\b(?:everything|all|things?|stuff|something|anything|one|some|sights?|programme|plans?|activit\w+)\b(?! day)/;

/** 'Kick out day 2', 'we have to go home a day earlier': the trip is shorter by it, and the other days stay as they are. */
export const dropDays: Resolve = ({ text, folded, draft }) => {
  if (draft.tripTitle !== undefined) return undefined;
  const earlier = EARLIER.exec(folded)?.[1];
  const asked = askedDays(text, draft.days, draft.today);
  if (asked.isOutside) return { notPossible: outsideText(draft) };
  const isDay = asked.days.length > 0 && asked.part === undefined && !PART_OF_IT.test(folded);
  if (earlier === undefined && (!isDay || !namesNothing(apartFromDay(text).rest))) return undefined;
  const days = isDay ? asked.days : draft.days.slice(-numberOf(earlier ?? '1'));
  const left = draft.days.length - days.length;
  if (left < 1) return { notPossible: 'That would leave no day of the trip.' };
  const gone = days.flatMap(({ items }) => items.map(({ title }) => title));
  const shut = closedThen(draft, days);
  const off = shut.map(({ item }) => item.title);
  const closed =
    off.length > 0 ? ` ${listed(off)} ${off.length === 1 ? 'is' : 'are'} closed on the new day, so off.` : '';
  return {
    edits: [
      ...shut.map(({ item, day }): Edit => ({ kind: 'remove', key: item.key, title: item.title, day: day.index })),
      ...days.toReversed().map(({ index }): Edit => ({ kind: 'drop', day: index })),
    ],
    wish: { days: left },
    done: `${begin(listed(days.map(dayText)))} ${days.length === 1 ? 'is' : 'are'} out, with ${listed(gone)}: ${daysText(left)} are left, and their programme stays.${closed}`,
  };
};

/** What is planned on later days, which come earlier then, and is closed there. */
function closedThen({ days }: Draft, gone: readonly DraftDay[]): Placed[] {
  return days.flatMap((day) => {
    const by = gone.filter(({ index }) => index < day.index).length;
    if (by === 0 || day.date === undefined || gone.includes(day)) return [];
    const date = addDays(day.date, -by);
    return day.items.filter(({ place }) => place && !isOpen(place, { date })).map((item) => ({ item, day }));
  });
}

function begin(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
