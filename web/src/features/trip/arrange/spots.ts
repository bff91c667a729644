import { ideasDayOf } from '#shared/contract/ids.ts';

/** What is dragged: an item of a day or of the ideas, or a day of the index. */
export type Subject =
  | { readonly kind: 'item'; readonly id: string; readonly element: HTMLElement }
  | { readonly kind: 'day'; readonly id: string; readonly element: HTMLElement };

/** A place to drop at, and where on the page it is shown. */
export type Spot = {
  readonly element: HTMLElement;
  readonly side: 'before' | 'after' | 'into';
} & (
  | {
      readonly kind: 'place';
      readonly dayId: string;
      /** Stands behind the place; undefined at the end. */
      readonly next: string | undefined;
    }
  | { readonly kind: 'day'; readonly dayId: string }
  | { readonly kind: 'ideas'; readonly dayId: string }
  | { readonly kind: 'between'; readonly next: string | undefined }
);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Parts of the page, by the attributes that they carry. */
const PANEL = '[data-panel]';
const TIMELINE = '[data-timeline]';
const TRAY = '[data-ideas]';
const ITEM = '[data-activity]';
/** Index and ideas. */
const SIDE = '[data-side]';
const INDEX = '[data-index]';
const DAY = '[data-day]:not([data-day="overall"])';
/** What does something of its own when pressed. In the index a press on the link is one on the day. */
const CONTROL = 'button:not([data-grip]), a, input, textarea, select, label, summary, dialog, [role="dialog"]';

/** Where something can be dropped. */
export const ZONES = [INDEX, TRAY, PANEL] as const;
const ANY_ZONE = ZONES.join();

const BETWEEN_PX = 4;

/** What a press on this element can drag; undefined for what is no item, or has an effect of its own. */
export function subjectOf(pressed: Element): Subject | undefined {
  const item = pressed.closest<HTMLElement>(ITEM);
  const control = pressed.closest(CONTROL);
  if (item?.closest(`${TIMELINE}, ${TRAY}`)) {
    const isOwn = control !== null && item.contains(control);
    return isOwn || !item.dataset.activity ? undefined : { kind: 'item', id: item.dataset.activity, element: item };
  }
  const day = pressed.closest<HTMLElement>(DAY);
  if (!day?.closest(INDEX) || control?.tagName === 'BUTTON') return undefined;
  return day.dataset.day ? { kind: 'day', id: day.dataset.day, element: day } : undefined;
}

/** The part of the page under a point, behind what is dragged: the index or the ideas, which stand over the panel. */
export function zoneAt(point: Point): HTMLElement | undefined {
  const panel = document.querySelector<HTMLElement>(PANEL);
  const side = document.querySelector(SIDE);
  // Asking what is at a point costs much more than measuring two boxes.
  if (!side || !isIn(side, point)) return panel && isIn(panel, point) ? panel : undefined;
  for (const element of document.elementsFromPoint(point.x, point.y)) {
    const zone = element.closest<HTMLElement>(ANY_ZONE);
    if (zone) return zone;
  }
  return undefined;
}

function isIn(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}

/** Where the subject would go when it is dropped at a point of this part of the page. */
export function spotIn(zone: HTMLElement, point: Point, subject: Subject, tripId: string): Spot | undefined {
  if (subject.kind === 'day') return zone.matches(INDEX) ? betweenDays(zone, point) : undefined;
  if (zone.matches(TRAY)) return { kind: 'ideas', dayId: ideasDayOf(tripId), element: zone, side: 'into' };
  return zone.matches(INDEX) ? dayAt(zone, point) : placeIn(zone, point, subject);
}

function dayAt(index: HTMLElement, { x, y }: Point): Spot | undefined {
  const element = document
    .elementsFromPoint(x, y)
    .map((each) => each.closest<HTMLElement>(DAY))
    .find(Boolean);
  if (!element || !index.contains(element) || !element.dataset.day) return undefined;
  return { kind: 'day', dayId: element.dataset.day, element, side: 'into' };
}

function placeIn(panel: HTMLElement, { y }: Point, subject: Subject): Spot | undefined {
  const list = panel.querySelector<HTMLElement>(TIMELINE);
  const dayId = list?.dataset.timeline;
  if (!list || !dayId) return undefined;
  // Rows of other kinds stand among the items, in the same order; the list of children is there without a search.
  const behind = itemFrom(list.children[firstBelow(list.children, (row) => middleOf(row).y > y)], 'nextElementSibling');
  if (!behind) {
    const last = itemFrom(list.lastElementChild, 'previousElementSibling');
    return last
      ? { kind: 'place', dayId, next: undefined, element: last, side: 'after' }
      : { kind: 'place', dayId, next: undefined, element: list, side: 'into' };
  }
  // Before the item itself is before what follows it.
  const isItself = behind === subject.element || behind.dataset.activity === subject.id;
  const next = isItself ? itemFrom(behind.nextElementSibling, 'nextElementSibling') : behind;
  return { kind: 'place', dayId, next: next?.dataset.activity, element: behind, side: 'before' };
}

/** This row or the nearest one in a direction that is an item. */
function itemFrom(
  row: Element | null | undefined,
  way: 'nextElementSibling' | 'previousElementSibling',
): HTMLElement | undefined {
  for (let at = row; at; at = at[way]) if (at instanceof HTMLElement && at.matches(ITEM)) return at;
  return undefined;
}

function betweenDays(index: HTMLElement, { x, y }: Point): Spot | undefined {
  const days = [...index.querySelectorAll<HTMLElement>(DAY)];
  const [first, second] = days;
  if (!first || !second) return undefined;
  const isRow = Math.abs(first.getBoundingClientRect().top - second.getBoundingClientRect().top) < BETWEEN_PX;
  const behind = days[firstBelow(days, (day) => (isRow ? middleOf(day).x > x : middleOf(day).y > y))];
  const last = days.at(-1) ?? first;
  return behind
    ? { kind: 'between', next: behind.dataset.day, element: behind, side: 'before' }
    : { kind: 'between', next: undefined, element: last, side: 'after' };
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The index of the first for which it holds, by bisection: few are measured at each move. */
function firstBelow<E extends Element>(elements: ArrayLike<E>, holds: (element: E) => boolean): number {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = elements[middle];
    if (element && holds(element)) high = middle;
    else low = middle + 1;
  }
  return low;
}

let shown: HTMLElement | undefined;

/** Shows a spot on the page, and no other. */
export function showSpot(spot: Spot | undefined): void {
  if (shown && shown !== spot?.element) delete shown.dataset.drop;
  shown = spot?.element;
  // Written again it would be a change, though it says the same.
  if (spot && spot.element.dataset.drop !== spot.side) spot.element.dataset.drop = spot.side;
}
