import type { BuiltBundles } from './bundle-functions.ts';

const LARGEST = 10;

/** What the bundles load at their start, in words: how many, the median, and the largest by name. */
export function describeSizes(built: BuiltBundles): string {
  const sorted = [...built].map(([name, { bytesAtStart }]) => ({ name, bytesAtStart }));
  sorted.sort((a, b) => b.bytesAtStart - a.bytesAtStart);
  const median = sorted[Math.floor(sorted.length / 2)]?.bytesAtStart ?? 0;
  const largest = sorted.slice(0, LARGEST).map(({ name, bytesAtStart }) => `${kilobytes(bytesAtStart)}  ${name}`);
  const lines = largest.map((line) => line.padStart(line.length + 2));
  return [`${sorted.length} functions, median ${kilobytes(median)} at the start, the largest:`, ...lines].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
