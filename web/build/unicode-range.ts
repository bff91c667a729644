/** The code points of a CSS `unicode-range`, such as 'U+0020-007E, U+20AC'. */
export function codePointsOf(range: string): Set<number> {
  const points = new Set<number>();
  for (const part of range.split(',')) {
    const [, first = '', last = first] = /^\s*U\+([0-9A-F]+)(?:-([0-9A-F]+))?\s*$/i.exec(part) ?? [];
    if (first === '') throw new Error(`${part} is no unicode-range`);
    for (let point = Number.parseInt(first, 16); point <= Number.parseInt(last, 16); point++) points.add(point);
  }
  return points;
}

/** The `unicode-range` of code points. */
export function unicodeRangeOf(points: Iterable<number>): string {
  const sorted = [...points].sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of sorted) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ');
}
