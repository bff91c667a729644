/*
 * A text of lines 'key|…' sorted by key (by code unit), searched where it stands: taking thousands of lines apart into
 * a map takes a cold start 40 ms.
 */

/** All lines that begin so; `beginning` is a key with the '|' behind it, or a part of a key. */
export function linesBeginning(lines: string, beginning: string): string[] {
  const [key = ''] = beginning.split('|');
  const found: string[] = [];
  let at = firstNotBefore(lines, key);
  while (at < lines.length && lines.startsWith(beginning, at)) {
    const end = endOfLine(lines, at);
    found.push(lines.slice(at, end));
    at = end + 1;
  }
  return found;
}

export function hasKey(lines: string, key: string): boolean {
  return lines.startsWith(`${key}|`, firstNotBefore(lines, key));
}

/** Binary search: where the first line stands whose key does not come before this one. */
function firstNotBefore(lines: string, key: string): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const line = lines.lastIndexOf('\n', Math.floor((low + high) / 2) - 1) + 1;
    if (lines.slice(line, lines.indexOf('|', line)) < key) low = endOfLine(lines, line) + 1;
    else high = line;
  }
  return low;
}

function endOfLine(lines: string, from: number): number {
  const end = lines.indexOf('\n', from);
  return end === -1 ? lines.length : end;
}

/** Sorts lines as they are searched; those of one key stay in their order. */
export function joinSorted(lines: readonly string[]): string {
  const keyOf = (line: string) => line.slice(0, line.indexOf('|'));
  const byKey = (a: string, b: string) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b)));
  return lines.toSorted(byKey).join('\n');
}

/** The country (ISO 3166-1 alpha-2) and the IANA zone of a file's group: 'FR Europe/Paris', or with more behind a '|'. */
export function readGroup(groups: readonly string[], number: string | undefined): { country: string; zone: string } {
  const [zoned = ''] = groups[Number(number)]?.split('|') ?? [];
  return { country: zoned.slice(0, 2), zone: zoned.slice(3) };
}
