import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { apartFromDay } from '../clauses/clause-tokens.ts';
import { activitiesNamed } from '../understand/activities.ts';
import { listed } from '../words/listed.ts';
import { type AskedDays, askedDays, isFirstThing } from './asked-days.ts';
import { type DraftDay, type DraftItem, type Placed, placedItems } from './draft.ts';
import type { Edit } from './edit.ts';
import type { EditRequest, Resolve, Resolved } from './edit-request.ts';
import { bookedText, dayText, outsideText, placedText, whichText } from './edit-words.ts';
import { eachNamedPart, findItems, kindAsked } from './find-items.ts';
import { keepItems } from './keep-items.ts';
import { orderStops } from './order-stops.ts';
import { addItems, closedText, openText } from './place-items.ts';
import { obstacleAt } from './room.ts';

/** Moves what is named to another day or part of a day. */
export const moveItems: Resolve = (request) => {
  const { text, draft } = request;
  const each = movedEach(request);
  if (each) return each;
  const another = ANOTHER.test(request.folded) ? addItems(request) : undefined;
  if (another) return another;
  const found = fromDay(request) ?? findItems(text, draft);
  const [only, ...others] = found;
  if (!only) return addItems(request) ?? unknownThing(request);
  // 'Córdoba first' means the stop, and not what is there.
  if (others.length > 0) return orderStops(request) ?? { notPossible: whichText(found) };
  if (only.item.isBooked) return { notPossible: bookedText(only) };
  const [wanted = text] = text.split(/\b(?:instead of|rather than)\b/i);
  const asked = askedDays(wanted, draft.days, draft.today);
  if (asked.isOutside || (asked.isUndated && asked.days.length === 0)) return { notPossible: outsideText(draft) };
  const part = asked.part ?? (asked.days.length === 0 ? laterPart(only, request.folded) : undefined);
  if (part === 'none')
    return {
      notPossible: `${placedText(only)} is for the ${listed(only.item.place?.when ?? [], 'or')}, so it stays there.`,
    };
  const to = targetDay(only, { ...asked, part }, request);
  if (!to && MUST_STAY.test(request.folded)) return keepItems(request);
  if (!to) return { notPossible: `To which day shall I move ${only.item.title}? It is on ${dayText(only.day)} now.` };
  return moved(only, to, part, request);
};

/** 'The Orsay has to be in it', on whatever day. */
const MUST_STAY =
  /\b(?:has|have|needs?|must|ought|got) (?:to )?(?:be|stay|remain)\b|\b(?:is|are) a must\b|\b(?:don'?t|do not) (?:lose|drop|forget)\b/;

const PARTS = ['morning', 'afternoon', 'evening'] as const satisfies readonly TimeOfDay[];
const IN_DAY = /\b(?<!days? )(later|earlier)\b(?! (?:day|in the (?:week|trip)))/;

/** 'Later in the day': the next part of it that something is for; 'none' where there is no such part. */
function laterPart({ item: { time, place } }: Placed, folded: string): TimeOfDay | 'none' | undefined {
  const said = IN_DAY.exec(folded)?.[1];
  if (said === undefined || time === undefined || !place) return undefined;
  const at = PARTS.indexOf(time);
  const others = said === 'later' ? PARTS.slice(at + 1) : PARTS.slice(0, at).toReversed();
  return others.find((part) => place.when.includes(part)) ?? 'none';
}

/** 'A museum on Sunday' is none that is on the plan already. */
const ANOTHER =
  /\b(?:an?|another|some)\s+(?:[\p{L}']+\s+){0,2}?(?:museum|gallery|church|market|park|garden|beach|walk|bar|day ?trip|excursion|hike|concert|opera|show|musical)\b/u;

/** 'A concert on Friday evening', where no place for one is known. */
function unknownThing({ text, draft }: EditRequest): Resolved | undefined {
  const { days } = askedDays(text, draft.days, draft.today);
  const town = days[0]?.destination?.name;
  if (town === undefined || !activitiesNamed(foldInPlace(apartFromDay(text).rest))) return undefined;
  return {
    notPossible: `I know no place in ${town} for what you want on ${listed(days.map(dayText))}, so that stays as it is: look up what is on then, and say "free" with that part of the day to keep it open.`,
  };
}

/** 'Move Tuesday's dinner to Thursday': the one thing of that kind on the day that it is moved from. */
function fromDay({ text, draft }: EditRequest): Placed[] | undefined {
  const at = text.toLowerCase().lastIndexOf(' to ');
  const [before, after] = [text.slice(0, Math.max(0, at)), text.slice(Math.max(0, at))];
  const from = askedDays(before, draft.days, draft.today);
  const isKind = kindAsked(before);
  if (!isKind || from.days.length !== 1 || askedDays(after, draft.days, draft.today).days.length !== 1)
    return undefined;
  const found = placedOn(from.days).filter(
    ({ item }) => item.place && isKind(item.place) && (from.part === undefined || item.time === from.part),
  );
  return found.length === 1 ? found : undefined;
}

/** 'Park Güell in the morning and the Sagrada in the afternoon': each where it is said of it, else where the last goes. */
export function movedEach(request: EditRequest): Resolved | undefined {
  const { text, draft } = request;
  const parts = eachNamedPart(text, draft);
  const isSaidOfEach = (part: string) => {
    const { days, part: time } = askedDays(part, draft.days, draft.today);
    return days.length > 0 || time !== undefined;
  };
  if (!parts?.some(({ part }) => isSaidOfEach(part))) return undefined;
  const asked = askedDays(text, draft.days, draft.today);
  const where = apartFromItems(asked);
  const each = parts.map(({ part, placed }) => {
    const own = askedDays(part, draft.days, draft.today);
    const to = own.days.length > 0 || own.part !== undefined ? '' : where;
    return moveItems({
      ...request,
      text: `${placed.item.title} ${own.days.map(({ index }) => `day ${index + 1}`).join(' ')} ${own.part ?? ''} ${to}`,
    });
  });
  const done = each.flatMap((one) => (one && 'edits' in one ? one : []));
  const not = each.flatMap((one) => (one && 'notPossible' in one ? one.notPossible : []));
  if (done.length === 0) return undefined;
  return { edits: done.flatMap(({ edits }) => edits), done: [...not, ...done.map((one) => one.done)].join(' ') };
}

function apartFromItems({ days, part }: AskedDays<DraftDay>): string {
  return `${days.map(({ index }) => `day ${index + 1}`).join(' ')} ${part ?? ''}`;
}

/** The last day that is named: 'move it from Monday to Tuesday'; or the one before or after, the first or the last. */
function targetDay({ day }: Placed, { days, part }: AskedDays<DraftDay>, { folded, draft }: EditRequest) {
  const named = days.filter((each) => each !== day).at(-1) ?? days.at(-1);
  if (named) return named;
  const by = /\bday (?:earlier|before)\b|\bprevious day\b/.test(folded)
    ? -1
    : /\bday (?:later|after)\b|\bnext day\b/.test(folded)
      ? 1
      : 0;
  if (by !== 0) return draft.days[day.index + by];
  if (part !== undefined) return day;
  if (/\b(?:end|last)\b/.test(folded)) return draft.days.at(-1);
  return /\b(?:start|beginning|first)\b/.test(folded) ? draft.days[0] : undefined;
}

/** A tower may be open then, though nobody plans for it. */
const SUNSET = /\b(?:sunset|dusk|golden hour)\b/;

function moved(placed: Placed, to: DraftDay, part: TimeOfDay | undefined, { draft, folded }: EditRequest): Resolved {
  const { item, day } = placed;
  const isSameDay = to === day;
  if (isSameDay && (part === undefined || part === item.time)) {
    const isFirst = isFirstThing(folded) && item.time !== undefined && day.items[0] !== item;
    if (!isFirst) return { edits: [], done: `${placedText(placed)} is there already.` };
  }
  if (isSameDay && draft.tripTitle !== undefined)
    return {
      notPossible: `On your own trip I move things between days: change the time of ${item.title} on the trip itself.`,
    };
  const time = part ?? openTime(item, to) ?? item.time;
  const why = item.place && time && obstacleAt(item.place, { day: to, time });
  if (why === 'closed' && item.place?.closed && draft.tripTitle === undefined)
    return {
      notPossible: `${item.title} is closed on ${dayText(to)}: it is shut on ${closedText(item.place)}. It stays on ${dayText(day)}${openText(item.place, draft)}.`,
    };
  if (why === 'time' && item.place && !SUNSET.test(folded))
    return { notPossible: `${item.title} is not for the ${time}: it is for the ${listed(item.place.when, 'or')}.` };
  const where = part === undefined ? dayText(to) : `the ${part} of ${dayText(to)}`;
  const shut = why === 'closed' && item.place?.closed ? ` Mind that it is shut on ${closedText(item.place)}.` : '';
  const late = why === 'time' ? ' Whether it is open at sunset I do not know: look up its hours.' : '';
  const full =
    why === 'full' ? ` That makes ${dayText(to)} a full one: say "less on ${dayText(to)}" to lighten it.` : '';
  return {
    edits: [{ kind: 'move', key: item.key, title: item.title, from: day.index, to: to.index, time }],
    done: `I move ${item.title} from ${dayText(day)} to ${where}.${late}${shut}${full}`,
  };
}

/** The part of the day where it fits, its own first. */
function openTime({ place, time }: DraftItem, day: DraftDay): TimeOfDay | undefined {
  if (!place || time === undefined) return undefined;
  return [time, ...place.when].find((each) => obstacleAt(place, { day, time: each }) === undefined);
}

/** Exchanges two days, or two things on them. */
export const swapItems: Resolve = ({ text, draft }) => {
  const asked = askedDays(text, draft.days, draft.today);
  const [first, second, ...more] = asked.days;
  if (first && second && more.length === 0)
    return swappedKinds(first, second, text, asked.part) ?? swappedDays(first, second);
  if (asked.isUndated || asked.isOutside) return { notPossible: outsideText(draft) };
  const [one, other, ...rest] = findAll(text, draft);
  if (!one || !other || rest.length > 0) return undefined;
  const booked = [one, other].find(({ item }) => item.isBooked);
  if (booked) return { notPossible: bookedText(booked) };
  return exchange(one, other);
};

/** 'Swap lunch on day 2 and day 4': the one thing of that kind on each. */
function swappedKinds(
  first: DraftDay,
  second: DraftDay,
  text: string,
  part: TimeOfDay | undefined,
): Resolved | undefined {
  const isKind = kindAsked(text);
  if (!isKind) return undefined;
  const [one, other] = [first, second].map((day) =>
    placedOn([day]).find(({ item }) => item.place && isKind(item.place) && (part === undefined || item.time === part)),
  );
  if (!one || !other) return undefined;
  const booked = [one, other].find(({ item }) => item.isBooked);
  if (booked) return { notPossible: bookedText(booked) };
  return exchange(one, other);
}

function exchange(one: Placed, other: Placed): Resolved {
  return {
    edits: [exchanged(one, other), exchanged(other, one)],
    done: `${one.item.title} and ${other.item.title} have changed places: ${dayText(other.day)} and ${dayText(one.day)} now.`,
  };
}

/** Everything that a text names, each by its own name. */
function findAll(text: string, draft: Parameters<typeof findItems>[1]): Placed[] {
  const parts = text.split(/\s+(?:and|with|for|by)\s+/i);
  const found = parts.flatMap((part) => findItems(part, draft).slice(0, 1));
  return [...new Map(found.map((placed) => [placed.item.key, placed])).values()];
}

function exchanged({ item, day }: Placed, other: Placed): Edit {
  const time = item.place?.when.includes(other.item.time ?? 'morning') ? other.item.time : item.time;
  return { kind: 'move', key: item.key, title: item.title, from: day.index, to: other.day.index, time };
}

function swappedDays(first: DraftDay, second: DraftDay): Resolved {
  if (first.destination !== second.destination)
    return {
      notPossible: `You are in ${first.destination?.name ?? 'another place'} on ${dayText(first)} and in ${second.destination?.name ?? 'another place'} on ${dayText(second)}, so I cannot exchange them. I can change the order of the places instead.`,
    };
  const closed = [...shutOn(first, second), ...shutOn(second, first)];
  const booked = placedOn([first, second]).filter(({ item }) => item.isBooked);
  const moves = [...movesOf(first, second, closed), ...movesOf(second, first, closed)];
  const stays = [
    ...booked.map(bookedText),
    ...closed.map(({ title }) => `${title} stays where it is, as it is closed on the other day.`),
  ].join(' ');
  const label = (day: DraftDay) => dayText(day);
  const begin = `${label(first)} and ${label(second)} have changed places.`;
  return { edits: moves, done: `${begin[0]?.toUpperCase()}${begin.slice(1)} ${stays}`.trim() };
}

function placedOn(days: readonly DraftDay[]): Placed[] {
  return placedItems({ days, today: '', tripTitle: undefined });
}

function shutOn(from: DraftDay, to: DraftDay): DraftItem[] {
  return from.items.filter(({ place, time }) => place && time && obstacleAt(place, { day: to, time }) === 'closed');
}

function movesOf(from: DraftDay, to: DraftDay, closed: readonly DraftItem[]): Edit[] {
  return from.items
    .filter((item) => !item.isBooked && !closed.includes(item))
    .map(({ key, title, time }) => ({ kind: 'move', key, title, from: from.index, to: to.index, time }));
}
