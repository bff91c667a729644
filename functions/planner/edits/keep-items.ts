import { namedSights } from '../understand/find-sights.ts';
import { NUMBER, numberOf } from '../understand/numbers.ts';
import { findShift } from '../understand/shift-dates.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';
import { timeText } from '../words/time.ts';
import { daysText } from '../words/words.ts';
import { askedDays, isFirstThing } from './asked-days.ts';
import { type DraftDay, type DraftItem, destinationsOf, type Placed } from './draft.ts';
import type { Edit } from './edit.ts';
import type { Resolve } from './edit-request.ts';
import { dayText, outsideText, placedText } from './edit-words.ts';
import { findItems } from './find-items.ts';
import { withHeld } from './hold-hours.ts';
import { addItems } from './place-items.ts';
import { obstacleAt } from './room.ts';

const SAME_LENGTH =
  /\b(?:don'?t|do not|not|without|never)\s+(?:make|making|get|getting|extend|extending)\s*(?:it|the trip|this)?\s*(?:any\s+)?(?:longer|shorter)?\b(?<=longer|shorter|extend|extending it|extend it)|^\W*(?:but\s+|and\s+|please\s+)?(?:keep\s+)?(?:the\s+|it\s+)?(?:same (?:total |overall )?(?:length|number of (?:days|nights))|(?<=keep the )(?:length|number of (?:days|nights)))\W*(?:please|pls)?\W*$/;

/** 'But don't make it longer', 'same length' */
export function keepsLength(folded: string): boolean {
  return SAME_LENGTH.test(folded);
}

/** What is to stay stays, whatever else changes. */
export const keepItems: Resolve = (request) => {
  const { text, folded, draft, wish } = request;
  if (keepsLength(folded)) return { edits: [], done: `The trip stays at ${daysText(draft.days.length)}.` };
  const found = findItems(text, draft);
  if (found.length > 0) {
    const names = found.flatMap(({ item }) => item.place?.name ?? []);
    return {
      edits: [],
      wish: { asked: [...new Set([...(wish.asked ?? []), ...names])] },
      done: `${listed(found.map(placedText))} stays.`,
    };
  }
  if (namedSights(folded, destinationsOf(draft)).length > 0) return addItems(request);
  const { days } = askedDays(text, draft.days, draft.today);
  const names = days.flatMap(({ items }) => items.flatMap(({ place }) => place?.name ?? []));
  if (days.length > 0)
    return {
      edits: [],
      wish: { asked: [...new Set([...(wish.asked ?? []), ...names])] },
      done: `${capitalized(listed(days.map(dayText)))} stays as it is.`,
    };
  return /\b(?:rest|everything|all|else)\b/.test(folded) ? { edits: [], done: 'Everything else stays.' } : undefined;
};

/** What one still does before a late start, in minutes. */
const SHORT = 120;

/** Words of when a day begins. */
const LATE =
  /\b(?:late\w*|early|earl\w+|lie[- ]?ins?|sleep\w*|slept|before|until|till|start\w*|begin\w*|mornings?|wak\w+|get(?:ting)? up|out of bed|hungover|hangover|rush\w*|breakfast|brunch|noon|midday|\d{1,2}(?:[:.]\d\d)?)\b/;

/** A later start: of a morning one short thing is left, the rest goes to the afternoon, or off. */
export const startLate: Resolve = ({ text, folded, draft, wish }) => {
  // 'Start a week later' moves the dates.
  if (findShift(folded) !== undefined) return undefined;
  if (!LATE.test(folded) || isFirstThing(folded)) return undefined;
  const asked = askedDays(text, draft.days, draft.today);
  if (asked.isOutside || asked.isUndated) return { notPossible: outsideText(draft) };
  const every = asked.days.length === 0 ? hoursLater(folded, wish) : undefined;
  if (every !== undefined)
    return {
      edits: [],
      wish: { held: withHeld(wish.held ?? [], { from: 0, to: every, on: { by: 'all' } }) },
      done: `Every day begins later, from ${timeText(every)} on.`,
    };
  const days = asked.days.length > 0 ? asked.days : draft.days;
  const late = days.flatMap(lateMorning);
  const moved = late.filter(({ edit }) => edit.kind === 'move').map(({ placed }) => placed.item.title);
  const gone = late.filter(({ edit }) => edit.kind === 'remove').map(({ placed }) => placed.item.title);
  const where = asked.days.length > 0 ? `on ${listed(days.map(dayText))}` : 'on every day';
  const said = [
    moved.length > 0 ? ` ${listed(moved)} ${moved.length === 1 ? 'is' : 'are'} in the afternoon now.` : '',
    gone.length > 0 ? ` ${listed(gone)} ${gone.length === 1 ? 'is' : 'are'} off.` : '',
  ].join('');
  return {
    edits: late.map(({ edit }) => edit),
    done:
      late.length > 0
        ? `A later start ${where}:${said}`
        : `The mornings ${where} are light already: one short thing at most, which can begin late.`,
  };
};

const HOURS_LATER = new RegExp(`\\b(${NUMBER}|half an)\\s+hours?\\s+later\\b`);
/** When a day usually begins, in minutes from midnight. */
const USUAL_START = 9 * 60;

/** 'Everything an hour later': when days begin then. */
function hoursLater(folded: string, { earliest = USUAL_START }: Wish): number | undefined {
  const number = HOURS_LATER.exec(folded)?.[1];
  if (number === undefined) return undefined;
  return earliest + (number === 'half an' ? 30 : 60 * numberOf(number));
}

function lateMorning(day: DraftDay): { readonly edit: Edit; readonly placed: Placed }[] {
  const morning = day.items.filter(({ time, isBooked }) => time === 'morning' && !isBooked);
  const kept = morning.find(({ place }) => (place?.minutes ?? SHORT) <= SHORT);
  return morning.filter((item) => item !== kept).map((item) => ({ placed: { item, day }, edit: later(item, day) }));
}

function later(item: DraftItem, day: DraftDay): Edit {
  const common = { key: item.key, title: item.title };
  const fits =
    item.place && item.place.kind !== 'day-trip' && obstacleAt(item.place, { day, time: 'afternoon' }) === undefined;
  return fits
    ? { kind: 'move', ...common, from: day.index, to: day.index, time: 'afternoon' }
    : { kind: 'remove', ...common, day: day.index };
}

function capitalized(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
