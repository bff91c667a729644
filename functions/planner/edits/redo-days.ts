import { slotsOf } from '../itinerary/day-slots.ts';
import { findTastes } from '../understand/find-interests.ts';
import { namedSights } from '../understand/find-sights.ts';
import { listed } from '../words/listed.ts';
import { askedDays } from './asked-days.ts';
import { type DraftDay, destinationsOf, type Placed, placedItems } from './draft.ts';
import type { Edit } from './edit.ts';
import type { EditRequest, Resolve } from './edit-request.ts';
import { bookedText, dayText, outsideText } from './edit-words.ts';
import { findItems, kindAsked } from './find-items.ts';
import { layOutAdditions } from './lay-out-additions.ts';
import { addItems } from './place-items.ts';
import { shapeOfDay } from './room.ts';

/** 'Replace day 2 by Legoland' names what is wanted instead. */
const WITH =
  /\b(?:with|by|for|into)\s+(?:the\s+|a\s+|an\s+)*(?!something|other|others|anything|else|another|new|different|us\b|me\b)(\p{L}.*)$/u;

/** 'Make day 2 a museum day' */
const THEME = /\b(?:make|turn|do|have)\b.*\b(?:a|an)\s+(?!free|rest|slow|day|lazy|easy|light|quiet)[\p{L}-]+\s+day\b/u;

/** 'Replace the whole of day 1': everything there goes, and other things of the same place come in. */
export const redoDays: Resolve = (request) => {
  const { text, folded, draft } = request;
  const asked = askedDays(text, draft.days, draft.today);
  if (asked.isOutside || asked.isUndated) return { notPossible: outsideText(draft) };
  const [day] = asked.days;
  const isTheme = THEME.test(folded);
  if (!day || asked.part !== undefined) return undefined;
  if (!isTheme && (kindAsked(text) || findItems(text, draft).length > 0)) return undefined;
  const gone = asked.days.flatMap((each) => each.items.map((item): Placed => ({ item, day: each })));
  const loose = gone.filter(({ item }) => !item.isBooked);
  const off = loose.map(
    ({ item, day: { index } }): Edit => ({ kind: 'remove', key: item.key, title: item.title, day: index }),
  );
  const booked = gone.filter(({ item }) => item.isBooked).map(bookedText);
  if (!isTheme && namedSights(folded, destinationsOf(draft)).length > 0) return withNamed(request, day, off);
  const unknown = WITH.exec(folded)?.[1];
  if (!isTheme && unknown !== undefined && asked.days.length === 1)
    return { notPossible: `"${unknown.slice(0, 40).trim()}" I do not know there, so ${dayText(day)} stays as it is.` };
  const tastes = isTheme ? { ...request.wish.tastes, ...findTastes(folded) } : request.wish.tastes;
  const made = asked.days.flatMap((each) => laidOut(each, { ...request, wish: { ...request.wish, tastes } }));
  if (made.length === 0) return { notPossible: `I know nothing else for ${listed(asked.days.map(dayText))}.` };
  const names = made.flatMap((edit) => (edit.kind === 'add' ? edit.place : []));
  return {
    edits: [...off, ...made],
    done: `${listed(asked.days.map(dayText))} is new: ${listed(names)}. Off: ${listed(loose.map(({ item }) => item.title))}. ${booked.join(' ')}`.trim(),
  };
};

function withNamed(request: EditRequest, day: DraftDay, off: readonly Edit[]) {
  const { draft } = request;
  const days = draft.days.map((each) =>
    each === day ? { ...each, items: each.items.filter(({ isBooked }) => isBooked) } : each,
  );
  const added = addItems({ ...request, draft: { ...draft, days } });
  return added && 'edits' in added ? { ...added, edits: [...off, ...added.edits] } : added;
}

function laidOut(day: DraftDay, { draft, wish }: EditRequest): Edit[] {
  const { destination, date, index } = day;
  if (!destination) return [];
  const used = new Set([
    ...placedItems(draft).map(({ item }) => item.place?.name ?? item.title),
    ...(wish.leftOut ?? []),
  ]);
  const slots = slotsOf(shapeOfDay(day, draft), wish).filter(({ time }) => !day.busy.has(time));
  const when = { date, month: wish.month };
  return layOutAdditions(index, { destination, wish, slots, used, near: [], when });
}
