import { median } from '../statistics.ts';

/** Maximum ratio of a cold start's cost to the empty handler's: at the median over all routes, and for any one of them. */
export const MOST = { median: 1.75, route: 2 } as const;

/** Describes what is above the limit; nothing if all pass. `ratios` are by route. */
export function tooSlow(ratios: ReadonlyMap<string, number>): string[] {
  if (ratios.size === 0) return [];
  const middle = median([...ratios.values()]);
  const slow = [...ratios].filter(([, ratio]) => ratio > MOST.route).toSorted(([, a], [, b]) => b - a);
  return [
    ...(middle > MOST.median ? [`The median over all routes is ${middle.toFixed(2)}, above ${MOST.median}`] : []),
    ...slow.map(
      ([name, ratio]) => `${name} takes ${ratio.toFixed(2)} times what the empty handler does, above ${MOST.route}`,
    ),
  ];
}
