import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { ROOM } from '../itinerary/day-slots.ts';
import { isMustSee, placeScore } from '../itinerary/place-score.ts';
import { findEarliest } from '../understand/find-clock.ts';
import { namedSights } from '../understand/find-sights.ts';
import { NUMBER, numberOf } from '../understand/numbers.ts';
import type { Wish } from '../understand/wish.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { absentTowns } from './absent-towns.ts';
import { type AskedDays, askedDays } from './asked-days.ts';
import { type Draft, type DraftDay, destinationsOf, type Placed, placedItems } from './draft.ts';
import type { Edit } from './edit.ts';
import type { EditRequest, Resolve, Resolved } from './edit-request.ts';
import { bookedText, dayText, outsideText, placedText, whichText } from './edit-words.ts';
import { eachNamed, findItems, kindAsked } from './find-items.ts';
import { takenOff } from './said-of-things.ts';

const SEEN = /\b(?:seen|visited|been|done|did|know)\b/;
const ALL = /\b(?:all|every|both|any|everything)\b/;
const PLURAL = /\b(?:museums|churches|markets|parks|bars|meals|sights|restaurants|gardens|galleries)\b/;

const NONE = /\b(?:no|not|none|without|drop|skip|less|fewer|any|don'?t|cut|remove)\b/;

/** Takes what is named off a plan: by its name, its kind or its day. */
export const removeItems: Resolve = (request) => {
  const { text, folded, draft } = request;
  // Who only says that they have seen it wants something else in its place, which is a new frame.
  if (SEEN.test(folded) && takenOff(text, draft).size === 0) return undefined;
  const asked = askedDays(text, draft.days, draft.today);
  const among = placedItems(draft).filter(({ day }) => asked.days.length === 0 || asked.days.includes(day));
  const [elsewhere] = among.length < placedItems(draft).length ? namedElsewhere(text, draft, among) : [];
  if (elsewhere) return { edits: [], done: `${placedText(elsewhere)} stays: that is another day.` };
  const ofKind = ALL.test(folded) && PLURAL.test(folded) ? byKind(folded, asked, among) : [];
  const named = ofKind.length > 0 ? ofKind : findItems(text, draft, among);
  const found = named.length > 0 ? named : byKind(folded, asked, among);
  if (found.length === 0) return nothingThere(request, asked);
  // 'No dinner on days 2 and 3' means that of each.
  const isOfEach = asked.days.length > 1 && new Set(found.map(({ day }) => day)).size === found.length;
  if (
    found.length > 1 &&
    !isOfEach &&
    !ALL.test(folded) &&
    !PLURAL.test(folded) &&
    new Set(found.map(({ item }) => item.key)).size > 1
  ) {
    const each = eachNamed(text, draft, among);
    return each ? removal(each) : { notPossible: whichText(found) };
  }
  return removal(found);
};

/** What is to go is not on the plan: by its name, or by its kind on a day. */
function nothingThere({ text, folded, draft, wish }: EditRequest, asked: AskedDays<DraftDay>): Resolved | undefined {
  const off = [...takenOff(text, draft)];
  // 'Drop it' of what has just been taken off.
  const spokenOf = text.includes(' (') ? namedSights(folded, destinationsOf(draft)).map(({ place }) => place.name) : [];
  const absent = off.length > 0 ? off : [...new Set(spokenOf)];
  if (absent.length > 0)
    return {
      edits: [],
      wish: { leftOut: [...new Set([...(wish.leftOut ?? []), ...absent])] },
      done: `${listed(absent)} is not in the plan, and stays out of it.`,
    };
  if (asked.days.length > 0 && kindAsked(folded) && NONE.test(folded))
    return {
      edits: [],
      done: `${capitalized(listed(asked.days.map(dayText)))} has nothing of that kind, so it stays as it is.`,
    };
  return (
    absentTown(text, draft, wish) ??
    (asked.isOutside || asked.isUndated ? { notPossible: outsideText(draft) } : undefined)
  );
}

function absentTown(text: string, draft: Draft, wish: Wish): Resolved | undefined {
  const towns = absentTowns(text, draft);
  if (towns.length === 0) return undefined;
  return {
    edits: [],
    wish: { excluded: [...new Set([...wish.excluded, ...towns])] },
    done: `${listed(towns)} is not in the plan, and stays out of it.`,
  };
}

/** What is called by its name, and is on other days than those that are meant. */
function namedElsewhere(text: string, draft: Draft, among: readonly Placed[]): readonly Placed[] {
  const named = namedSights(foldInPlace(text), destinationsOf(draft)).map(({ place }) => place);
  const isNamed = ({ item }: Placed) => item.place !== undefined && named.includes(item.place);
  return among.some(isNamed) ? [] : placedItems(draft).filter(isNamed);
}

function byKind(folded: string, { days, part }: ReturnType<typeof askedDays>, among: readonly Placed[]): Placed[] {
  if (days.length === 0 && !PLURAL.test(folded)) return [];
  const isKind = kindAsked(folded);
  const inPart = among.filter(({ item }) => part === undefined || item.time === part);
  if (isKind) return inPart.filter(({ item }) => item.place && isKind(item.place));
  return ALL.test(folded) ? inPart : [];
}

/** Takes items off, bookings excepted, and says so. */
function removal(found: readonly Placed[]): Resolved {
  const loose = found.filter(({ item }) => !item.isBooked);
  const booked = found.filter(({ item }) => item.isBooked);
  const fixed = booked.map(bookedText).join(' ');
  if (loose.length === 0) return { notPossible: fixed };
  return {
    edits: loose.map(removed),
    done: `I take ${listed(loose.map(placedText))} off. ${fixed}`.trim(),
  };
}

function removed({ item, day }: Placed): Edit {
  return { kind: 'remove', key: item.key, title: item.title, day: day.index };
}

/** 'Fewer things per day' is a slower pace. */
const SOMETHING = /\b(?:some|something|one|two|things?|few|couple|too|over\w+)\b(?!.*\b(?:per|each|every|a) day\b)/;

/** 'Drop the second thing on day 2' says which. */
const COUNTED =
  /\b(?:first|second|third|fourth|fifth|last|final|\d(?:st|nd|rd|th)) (?:one|thing|item|activity|sight|stop|place)\b/;

/** 'Too much, take something out': what is liked least goes, from the fullest day when none is named. */
export const lightenDays: Resolve = ({ text, folded, draft, wish }) => {
  const asked = askedDays(text, draft.days, draft.today);
  const isEach = ONE_LESS_EACH.test(folded);
  if (COUNTED.test(folded) || (asked.days.length === 0 && !isEach && !SOMETHING.test(folded))) return undefined;
  if (asked.isOutside || asked.isUndated) return { notPossible: outsideText(draft) };
  const several = draft.days.filter(({ items }) => items.length > 1);
  const days = asked.days.length > 0 ? asked.days : isEach ? several : fullest(draft);
  // Who speaks of an empty day does not want less on it.
  if (asked.days.length > 0 && days.every(({ items }) => items.length === 0)) return undefined;
  const most = mostThings(folded);
  const least = days.flatMap((day) => leastLiked(day, wish, most).map((item): Placed => ({ item, day })));
  if (least.length === 0)
    return { notPossible: `There is nothing on ${listed(days.map(dayText))} that I could take off.` };
  const { length } = least[0]?.day.items ?? [];
  const left = leftText(least.length === 1 ? length - 1 : undefined);
  return { edits: least.map(removed), done: `I take ${listed(least.map(placedText))} off.${left}` };
};

/** What stays on the only day that something was taken off, if it is one. */
function leftText(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 0 ? ' The day is free now.' : ` That leaves ${count} on that day; say "less on day N" for another.`;
}

/** 'One thing less every day'. */
const ONE_LESS_EACH = /\b(?:one|1|a)\s+(?:thing\s+|sight\s+)?(?:less|fewer)\b.*\b(?:every|each|per|a) day\b/;

const AT_MOST = new RegExp(
  `\\b(?:just|only|max(?:imum)?|at most|not? more than)\\s+(?:do\\s+)?(${NUMBER})\\s+(?:things?|sights?|outings?|activit\\w+|places?)\\b`,
);

/** 'Can we just do one thing that day': so many sights may stay; undefined where one less is enough. */
function mostThings(folded: string): number | undefined {
  const number = AT_MOST.exec(folded)?.[1];
  return number === undefined ? undefined : numberOf(number);
}

/** What goes from a day: the one that is liked least, or all sights beyond so many. Meals go last. */
export function leastLiked(day: Placed['day'], wish: Wish, most: number | undefined): Placed['item'][] {
  const sights = day.items.filter(({ place }) => place?.kind !== 'meal');
  const isLoose = ({ isBooked, isHeld, title }: Placed['item']) => !isBooked && !isHeld && !wish.asked?.includes(title);
  const loose = (sights.some(isLoose) ? sights : day.items).filter(isLoose);
  const gone = most === undefined ? 1 : Math.max(0, sights.length - most);
  return loose.toSorted((a, b) => worth(day, a, wish) - worth(day, b, wish)).slice(0, gone);
}

function fullest({ days }: Draft) {
  const minutes = (day: (typeof days)[number]) =>
    day.items.reduce((sum, { place }) => sum + (place?.minutes ?? 60), 0) + 60 * day.items.length;
  return days.toSorted((a, b) => minutes(b) - minutes(a)).slice(0, 1);
}

/** How well it suits the traveller; what the catalogue does not know goes last, as they put it there themselves. */
function worth({ destination }: Placed['day'], { place }: Placed['item'], wish: Wish): number {
  if (!destination || !place) return Number.POSITIVE_INFINITY;
  const mustSee = isMustSee(destination, place) ? 2 : 0;
  return (placeScore(destination, place, wish, { month: wish.month }) ?? Number.NEGATIVE_INFINITY) + mustSee;
}

/** 'Leave Saturday evening free': nothing stays there but bookings. */
export const freeDays: Resolve = ({ text, folded, draft }) => {
  // 'Nothing before 11' is a later start.
  if (findEarliest(folded) !== undefined || /\bbefore (?:\d|noon|midday|lunch)/.test(folded)) return undefined;
  // 'The opera on Saturday evening' is to be put there, and a day is never emptied for what asks for nothing like it.
  if (!FREE.test(folded)) return undefined;
  const asked = askedDays(text, draft.days, draft.today);
  if (asked.isOutside || asked.isUndated) return { notPossible: outsideText(draft) };
  const isEvery = asked.part !== undefined && EVERY.test(folded);
  const days = asked.days.length > 0 ? asked.days : isEvery ? draft.days : someDay(folded, draft);
  if (days.length === 0) return undefined;
  const gone = days.flatMap((day) =>
    day.items.filter((item) => isInPart(item, asked.part)).map((item): Placed => ({ item, day })),
  );
  const part = asked.part === undefined ? '' : `the ${asked.part} of `;
  const where = `${part}${days.length === draft.days.length && days.length > 1 ? 'every day' : listed(days.map(dayText))}`;
  const booked = gone.filter(({ item }) => item.isBooked).map(bookedText);
  const loose = gone.filter(({ item }) => !item.isBooked);
  const off = loose.length > 0 ? `; off: ${listed(loose.map(({ item }) => item.title))}` : '';
  return {
    edits: [
      ...loose.map(removed),
      ...(draft.tripTitle === undefined
        ? days.map(({ index }): Edit => ({ kind: 'free', day: index, time: asked.part }))
        : []),
    ],
    done: `${where[0]?.toUpperCase()}${where.slice(1)} ${days.length === 1 || days.length === draft.days.length ? 'is' : 'are'} free${off}. ${booked.join(' ')}`.trim(),
  };
};

/** What begins in the morning and is not over at noon, like a day trip, is in the afternoon too. */
function isInPart({ time, place }: Placed['item'], part: TimeOfDay | undefined): boolean {
  if (part === undefined || time === part) return true;
  return part === 'afternoon' && time === 'morning' && (place?.minutes ?? 0) > ROOM.morning;
}

/** Words by which a day is left to the traveller, or is taken by what is no part of the plan. */
const FREE =
  /\b(?:free|empty|nothing|clear|blank|open|off|rest|resting|relax\w*|chill\w*|lazy|unplanned|unscheduled|(?:no|without(?: any)?) (?:plans?|program\w*|sight\w*|activit\w*|things?|stuff|tours?)|(?:not|don'?t|do not|no) (?:(?:want|plan|do|doing|planning) )*(?:a thing|anything)|alone|ourselves|myself|spare|leave|keep|booked|already|tickets?|have|got|having|we're|i'm|were|im)\b/;

const EVERY = /\b(?:every|each|all|always|daily|mornings|afternoons|evenings|naps)\b/;

/** 'A free day', 'one evening free': in the middle of the plan. */
function someDay(folded: string, { days }: Draft) {
  const isAny =
    /\b(?:a|an|one|some)\s+(?:whole |free |rest |completely |totally |entirely |fully |really )*(?:day|morning|afternoon|evening|night)\b|\brest day\b/.test(
      folded,
    );
  const middle = days[Math.floor(days.length / 2)];
  return isAny && middle && days.length > 2 ? [middle] : [];
}
