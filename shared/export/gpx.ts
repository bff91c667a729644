import type { Activity } from '../activities/schema.ts';
import type { Position } from '../places/position.ts';
import { PRODUCT_TITLE } from '../product.ts';
import { activitiesOf, isCancelled, type Plan } from './plan.ts';

interface Point {
  readonly position: Position;
  readonly name: string;
  readonly description: string | null;
}

/**
 * A trip as GPX 1.1 (topografix.com/GPX/1/1): a waypoint for every place whose position is known, and for each day with
 * several of them a route in their order. What was cancelled is left out.
 */
export function writeGpx(plan: Plan): string {
  const kept = activitiesOf(plan).filter(({ activity }) => !isCancelled(activity));
  const waypoints = kept.flatMap(({ activity }) => pointsOf(activity)).map((point) => pointAs('wpt', point));
  const routes = [...Map.groupBy(kept, ({ day }) => day)].flatMap(([day, each]) => {
    const points = each.flatMap(({ activity }) => pointsOf(activity)).map((point) => pointAs('rtept', point));
    return points.length < 2
      ? []
      : `<rte><name>${escaped(`${day.date.slice(0, 10)} ${day.title}`)}</name>${points.join('')}</rte>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${PRODUCT_TITLE}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata><name>${escaped(plan.trip.title)}</name></metadata>`,
    ...waypoints,
    ...routes,
    '</gpx>',
    '',
  ].join('\n');
}

/** Where an activity is, and where it leads. */
function pointsOf({ title, location, endLocation, coordinates, endCoordinates, notes }: Activity): Point[] {
  return [
    ...(coordinates ? [{ position: coordinates, name: location ?? title, description: describe(title, notes) }] : []),
    ...(endCoordinates
      ? [{ position: endCoordinates, name: endLocation ?? title, description: describe(title, notes) }]
      : []),
  ];
}

function describe(title: string, notes: string | null): string {
  return notes === null ? title : `${title}\n${notes}`;
}

function pointAs(element: 'wpt' | 'rtept', { position, name, description }: Point): string {
  const about = description === null ? '' : `<desc>${escaped(description)}</desc>`;
  return `<${element} lat="${position.latitude}" lon="${position.longitude}"><name>${escaped(name)}</name>${about}</${element}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For XML 1.0, which has no control characters but tab and line ends. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
