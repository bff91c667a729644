/** Loosely typed JSON-LD, read one property at a time. */
export type Node = { readonly [name: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** The first object under the name; an empty one if there is none. */
export function node(parent: Node, name: string): Node {
  const value = first(parent[name]);
  return isNode(value) ? value : {};
}

/** The first text under the name, from a plain value, an '@value' or an object's name. */
export function text(parent: Node, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = first(parent[name]);
    const plain = isNode(value) ? first(value['@value'] ?? value.name) : value;
    if (typeof plain === 'number') return String(plain);
    if (typeof plain === 'string' && plain.trim() !== '')
      return plain.replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim();
  }
  return undefined;
}

/** The type's name without schema.org's address; the first of several. */
export const typeOf = (item: Node): string =>
  String(first(item['@type']) ?? '').replace(/^https?:\/\/(?:www\.)?schema\.org\//, '');

/** A schema.org place or PostalAddress in one line: 'Name, street, postcode town, country'. */
export function placeText(place: unknown): string | undefined {
  const value = first(place);
  if (typeof value === 'string') return value.trim() || undefined;
  if (!isNode(value)) return undefined;
  const address = first(value.address ?? (value.streetAddress || value.addressLocality ? value : undefined));
  const parts = typeof address === 'string' ? [address] : isNode(address) ? addressParts(address) : [];
  const name = text(value, 'name');
  const all = [name, ...parts].filter((part) => part !== undefined && part !== '');
  return all.length > 0 ? [...new Set(all)].join(', ') : undefined;
}

function addressParts(address: Node): (string | undefined)[] {
  const country = address.addressCountry;
  return [
    text(address, 'streetAddress'),
    [text(address, 'postalCode'), text(address, 'addressLocality')].filter(Boolean).join(' ') || undefined,
    text(address, 'addressRegion'),
    isNode(country) ? text(country, 'name') : text(address, 'addressCountry'),
  ];
}

export interface WallTime {
  readonly date: string;
  readonly time?: string;
  /** In UTC, so that the local time is unknown. */
  readonly utc?: boolean;
  readonly quote: string;
}

/** An ISO 8601 date or date-time as local time: the digits as written, the offset ignored. */
export function wallTime(parent: Node, ...names: readonly string[]): WallTime | undefined {
  const written = text(parent, ...names);
  const match =
    written === undefined
      ? null
      : /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?\d\d)?(?:\.\d+)?\s*(Z)?)?/.exec(written);
  if (!match || written === undefined) return undefined;
  return {
    date: `${match[1]}-${match[2]}-${match[3]}`,
    quote: written,
    ...(match[4] === undefined ? {} : { time: `${match[4]}:${match[5]}` }),
    ...(match[6] === undefined ? {} : { utc: true }),
  };
}
