import { createRequire } from 'node:module';
import type { Feature, MultiLineString, MultiPolygon, Point, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/*
 * Land and borders of Natural Earth (public domain) at 1:10,000,000, by world-atlas, as the layers `earth`, `boundaries`
 * and `places` of Protomaps' schema (version 4), which its styles draw.
 */

const require = createRequire(import.meta.url);
/** The package is data without types. */
const atlas = (): Topology<{ countries: GeometryCollection<{ name: string }> }> =>
  require('world-atlas/countries-10m.json');

export interface Countries {
  readonly earth: readonly Feature<Polygon>[];
  readonly boundaries: readonly Feature<MultiLineString>[];
  /** The name of each country, where most of it is. */
  readonly names: readonly Named[];
}

export interface Named {
  readonly feature: Feature<Point>;
  /** The first zoom that shows it. */
  readonly from: number;
}

/** Countries of at least so many square degrees have their name from this zoom on. */
const NAMED_FROM: readonly (readonly [area: number, zoom: number])[] = [
  [250, 2],
  [50, 3],
  [12, 4],
  [2, 5],
];
const SMALL_COUNTRIES_FROM = 6;

export function countries(): Countries {
  const topology = atlas();
  const all = feature(topology, topology.objects.countries).features;
  // One feature a polygon: of a MultiPolygon across the world geojson-vt loses parts.
  const earth = all.flatMap(({ geometry }) => polygonsOf(geometry)).map(asLand);
  // Arcs that two countries share.
  const borders = mesh(topology, topology.objects.countries, (one, other) => one !== other);
  return {
    earth,
    boundaries: [{ type: 'Feature', properties: { kind: 'country', kind_detail: 2 }, geometry: borders }],
    names: all.flatMap(({ properties, geometry }) => nameOf(properties.name, polygonsOf(geometry))),
  };
}

function polygonsOf(geometry: { readonly type: string } | Polygon | MultiPolygon): readonly Position[][][] {
  if (!('coordinates' in geometry)) return [];
  if (geometry.type === 'Polygon') return [geometry.coordinates as Position[][]];
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Position[][][]) : [];
}

function asLand(rings: Position[][]): Feature<Polygon> {
  const coordinates = rings.map(unrolled);
  return { type: 'Feature', properties: { kind: 'earth' }, geometry: { type: 'Polygon', coordinates } };
}

/**
 * A ring across the 180th meridian without its jump from one edge of the map to the other: it goes on beyond 180°. One
 * around the pole is closed along it.
 */
function unrolled(ring: Position[]): Position[] {
  let turns = 0;
  let last = ring[0]?.[0] ?? 0;
  const line = ring.map(([longitude = 0, latitude = 0]): Position => {
    if (Math.abs(longitude - last) > 180) turns += longitude < last ? 1 : -1;
    last = longitude;
    return [longitude + 360 * turns, latitude];
  });
  const [first] = line;
  if (turns === 0 || !first) return line;
  const pole = (first[1] ?? 0) < 0 ? -90 : 90;
  return [...line, [line.at(-1)?.[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}

/** The name in the middle of the largest part: for France in Europe, for the Netherlands not in the Caribbean. */
function nameOf(name: string, polygons: readonly Position[][][]): Named[] {
  const parts = polygons.map(([outline = []]) => middleOf(outline)).toSorted((a, b) => b.area - a.area);
  const [largest] = parts;
  if (!largest) return [];
  const area = parts.reduce((sum, part) => sum + part.area, 0);
  const from = NAMED_FROM.find(([least]) => area >= least)?.[1] ?? SMALL_COUNTRIES_FROM;
  const properties = { kind: 'country', name, 'name:en': name, min_zoom: from, population_rank: from < 4 ? 12 : 6 };
  const point: Feature<Point> = {
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: largest.at },
  };
  return [{ feature: point, from }];
}

/** Area in square degrees and centroid of a ring (shoelace formula). */
function middleOf(ring: readonly Position[]): { readonly area: number; readonly at: [number, number] } {
  let [twice, x, y] = [0, 0, 0];
  for (const [index, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring[index + 1] ?? ring[0] ?? [];
    const cross = x1 * y2 - x2 * y1;
    twice += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  }
  return { area: Math.abs(twice / 2), at: [x / (3 * twice), y / (3 * twice)] };
}
