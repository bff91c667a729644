import { isRealDate } from '#shared/calendar/calendar.ts';
import { PRODUCT_TITLE } from '#shared/product.ts';
import { foundTrip, type ReadTrip, type SaidItem, type Unread } from './found-trip.ts';
import { linesOf } from './lines.ts';

interface Point {
  readonly element: Element;
  readonly line: number;
}

/**
 * Reads GPX 1.0 and 1.1: places with a name become ideas, and the routes of a file of this site its days again. Tracks,
 * which say where somebody has been, are no plan.
 */
export function readGpx(text: string, name: string): ReadTrip {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const problem = problemOf(document);
  if (problem !== undefined) return { problem };
  const ours = document.documentElement.getAttribute('creator') === PRODUCT_TITLE;
  const points = pointsOf(document, text);
  const routed = ours ? points.filter(({ element }) => dayOf(element) !== undefined) : [];
  const places = points.filter((point) => !routed.includes(point) && !routed.some((each) => isSame(each, point)));
  const said = ours ? withEnds([...routed, ...places].map(ownItem)) : places.map(foreignItem);
  return foundTrip({
    title: textOf(document.querySelector('gpx > metadata'), 'name') ?? name,
    ...{ said: said.filter((each) => 'fields' in each), unread: said.filter((each) => 'why' in each) },
  });
}

function problemOf(document: Document): string | undefined {
  const error = document.querySelector('parsererror')?.textContent;
  if (error !== undefined && error !== null) {
    const line = /line (?:number )?(\d+)|^(\d+):\d+/i.exec(error)?.slice(1).find(Boolean) ?? '1';
    return `Line ${line}: This is not valid XML.`;
  }
  const root = document.documentElement.localName;
  return root === 'gpx' ? undefined : `Line 1: This is no GPX, but a file of the kind '${root}'.`;
}

/** All waypoints and points of routes; the parser keeps their order, but not their lines. */
function pointsOf(document: Document, text: string): Point[] {
  const withoutComments = text.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, (hidden) =>
    hidden.replace(/[^\n]/g, ' '),
  );
  const starts = [...withoutComments.matchAll(/<(?:[\w.-]+:)?(?:wpt|rtept)\b/g)];
  const lineAt = linesOf(text);
  const elements = [...document.querySelectorAll('wpt, rtept')];
  return elements.map((element, index) => ({ element, line: lineAt(starts[index]?.index ?? 0) }));
}

function foreignItem({ element, line }: Point): SaidItem | Unread {
  const title = textOf(element, 'name');
  if (title === undefined) return { line, why: 'This point has no name.' };
  const notes = [textOf(element, 'desc'), textOf(element, 'cmt')].filter(Boolean);
  const link = element.querySelector('link')?.getAttribute('href') ?? textOf(element, 'url') ?? '';
  const details = /^https?:\/\/\S{1,190}$/.test(link) ? { details: { link } } : {};
  return placed({ element, line }, { title, location: title, notes: [...new Set(notes)].join('\n'), ...details });
}

/** A point of a file of this site: its description begins with the activity's title. */
function ownItem({ element, line }: Point): SaidItem | Unread {
  const place = textOf(element, 'name');
  const [title = place, ...notes] = textOf(element, 'desc')?.split('\n') ?? [];
  return placed({ element, line }, { title, location: place === title ? null : place, notes: notes.join('\n') });
}

function placed({ element, line }: Point, fields: Readonly<Record<string, unknown>>): SaidItem {
  const coordinates = { latitude: degrees(element, 'lat'), longitude: degrees(element, 'lon') };
  return { line, ...(dayOf(element) ?? { date: null }), fields: { ...fields, coordinates } };
}

function degrees(element: Element, name: string): number {
  return Number.parseFloat(element.getAttribute(name) ?? '');
}

/** Two points of one activity are the ends of its journey. */
function withEnds(items: readonly (SaidItem | Unread)[]): (SaidItem | Unread)[] {
  const joined: (SaidItem | Unread)[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    if (before && 'fields' in before && 'fields' in item && areEnds(before, item)) {
      const { location: endLocation, coordinates: endCoordinates } = item.fields;
      joined.splice(-1, 1, { ...before, fields: { ...before.fields, endLocation, endCoordinates } });
    } else joined.push(item);
  }
  return joined;
}

function areEnds(one: SaidItem, other: SaidItem): boolean {
  const isWhole = 'endCoordinates' in one.fields;
  return !isWhole && one.date === other.date && one.fields.title === other.fields.title;
}

/** The date and title of the day whose route a point is on: '2027-06-03 Rome'. */
function dayOf(element: Element): { readonly date: string; readonly dayTitle: string } | undefined {
  const route = element.localName === 'rtept' ? element.parentElement : null;
  const [, date = '', dayTitle = ''] = /^(\d{4}-\d\d-\d\d) (.*)$/.exec(textOf(route, 'name') ?? '') ?? [];
  return isRealDate(date) ? { date, dayTitle } : undefined;
}

function isSame({ element: one }: Point, { element: other }: Point): boolean {
  const same = ['lat', 'lon'].every((name) => one.getAttribute(name) === other.getAttribute(name));
  return same && ['name', 'desc'].every((name) => textOf(one, name) === textOf(other, name));
}

function textOf(parent: Element | null, name: string): string | undefined {
  const child = [...(parent?.children ?? [])].find(({ localName }) => localName === name);
  return child?.textContent?.trim() || undefined;
}
