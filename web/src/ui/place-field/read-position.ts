import { Position } from '#shared/places/position.ts';

/** What a text says of a position: the position, with the name that a link has for it, or why there is none in it. */
export type ReadPosition =
  | { readonly position: Position; readonly name: string | undefined }
  | { readonly problem: string };

const OPEN_IT = 'Open it first and paste the long address';
const NO_POSITION = 'There is no position in this link. Search for the place by its name.';
const OUTSIDE = 'Latitudes are from -90 to 90, longitudes from -180 to 180';

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const PAIR = new RegExp(String.raw`^\s*${DEGREES}\s*[,;\s]\s*${DEGREES}\s*$`);
/** The place itself, in the data of a Google link; what stands behind '@' is only the middle of the map. */
const GOOGLE_PLACE = new RegExp(`!3d${DEGREES}!4d${DEGREES}`);
const GOOGLE_VIEW = new RegExp(`@${DEGREES},${DEGREES}`);
const OSM_VIEW = new RegExp(String.raw`map=\d+(?:\.\d+)?/${DEGREES}/${DEGREES}`);

/** Parameters that have a position, the ones of a place before those of a view. */
const PARAMETERS = ['coordinate', 'query', 'q', 'll', 'center'] as const;

/**
 * Reads a position out of '35.0, 135.7' (decimal degrees, WGS 84) or a link of Google, Apple or OpenStreetMap maps.
 * Nothing is fetched. Undefined for any other text.
 */
export function readPosition(text: string): ReadPosition | undefined {
  const pair = PAIR.exec(text);
  if (pair) return positionOf(pair) ?? { problem: OUTSIDE };
  const url = linkIn(text);
  if (!url) return undefined;
  if (isShort(url)) return { problem: OPEN_IT };
  const found = ofLink(url);
  if (found === undefined) return undefined;
  return found ?? { problem: NO_POSITION };
}

function linkIn(text: string): URL | undefined {
  const trimmed = text.trim();
  return /^https?:\/\/\S+$/i.test(trimmed) && URL.canParse(trimmed) ? new URL(trimmed) : undefined;
}

/** Links that only lead to the long ones. */
function isShort({ hostname, pathname }: URL): boolean {
  if (['maps.app.goo.gl', 'maps.apple', 'osm.org', 'g.co'].includes(hostname)) return true;
  if (hostname === 'goo.gl') return pathname.startsWith('/maps');
  return isOpenStreetMap(hostname) && pathname.startsWith('/go/');
}

const isGoogle = (host: string) => /^(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(host);
const isOpenStreetMap = (host: string) => /^(?:www\.)?openstreetmap\.org$/.test(host);

/** Null where a link of a map has no position, undefined for any other link. */
function ofLink(url: URL): ReadPosition | null | undefined {
  const { hostname } = url;
  if (isGoogle(hostname)) return ofGoogle(url);
  if (hostname === 'maps.apple.com')
    return ofParameters(url, url.searchParams.get('name') ?? url.searchParams.get('q'));
  return isOpenStreetMap(hostname) ? ofOpenStreetMap(url) : undefined;
}

function ofGoogle(url: URL): ReadPosition | null {
  const path = decoded(url.pathname);
  const [, name, searched] = /^\/maps\/(?:place\/([^/@]+)|search\/([^/@]+))/.exec(path) ?? [];
  const place = GOOGLE_PLACE.exec(decoded(url.href));
  const spaced = name?.replaceAll('+', ' ');
  return (
    positionOf(place, spaced) ??
    positionOf(PAIR.exec((searched ?? name ?? '').replaceAll('+', ' '))) ??
    ofParameters(url, null) ??
    positionOf(GOOGLE_VIEW.exec(path), spaced)
  );
}

function ofOpenStreetMap(url: URL): ReadPosition | null {
  const { searchParams, hash } = url;
  const marker = PAIR.exec(`${searchParams.get('mlat')},${searchParams.get('mlon')}`);
  return positionOf(marker) ?? positionOf(OSM_VIEW.exec(hash));
}

function ofParameters({ searchParams }: URL, name: string | null): ReadPosition | null {
  const said = name !== null && !PAIR.test(name) ? name : undefined;
  for (const parameter of PARAMETERS) {
    const found = positionOf(PAIR.exec(searchParams.get(parameter) ?? ''), said);
    if (found) return found;
  }
  return null;
}

function positionOf(match: RegExpExecArray | null, name?: string): ReadPosition | null {
  const read = Position.safeParse({ latitude: Number(match?.[1]), longitude: Number(match?.[2]) });
  return read.success ? { position: read.data, name } : null;
}

/** A text with '%20' and the like read; as it is where they are damaged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** '35.0116, 135.7681', to five decimals: a metre. */
export function formatPosition({ latitude, longitude }: Position): string {
  return [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(5)))).join(', ');
}
