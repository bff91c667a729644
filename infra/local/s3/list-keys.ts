export interface ListQuery {
  readonly prefix: string;
  /** '' for none. */
  readonly delimiter: string;
  /** Only keys after this one, in the order of their UTF-8 bytes; a common prefix stands for everything below it. */
  readonly after: string;
  readonly limit: number;
}

export interface KeyPage {
  readonly keys: readonly string[];
  readonly commonPrefixes: readonly string[];
  /** The start-after of the next page; undefined on the last page. */
  readonly next: string | undefined;
}

/** A page of the keys in the order of their UTF-8 bytes; those with the delimiter after the prefix are rolled up. */
export function listKeys(keys: Iterable<string>, { prefix, delimiter, after, limit }: ListQuery): KeyPage {
  const sorted = [...keys].filter((key) => key.startsWith(prefix)).sort(byBytes);
  const found: string[] = [];
  const commonPrefixes: string[] = [];
  let last = after;
  for (const key of sorted) {
    const cut = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const common = cut < 0 ? undefined : key.slice(0, cut + delimiter.length);
    if (byBytes(key, after) <= 0) continue;
    if (common !== undefined && (after.startsWith(common) || common === commonPrefixes.at(-1))) continue;
    if (found.length + commonPrefixes.length >= limit) {
      // A page size of zero would otherwise never end.
      return { keys: found, commonPrefixes, next: limit > 0 ? last : undefined };
    }
    if (common === undefined) found.push(key);
    else commonPrefixes.push(common);
    last = common ?? key;
  }
  return { keys: found, commonPrefixes, next: undefined };
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
