import type { BundleSizes } from './bundle-functions.ts';

const LARGEST = 10;

/** The bundles' sizes in words: how many, the median, and the largest by name. */
export function describeSizes(sizes: BundleSizes): string {
  const sorted = [...sizes].sort(([, a], [, b]) => b - a);
  const median = sorted[Math.floor(sorted.length / 2)]?.[1] ?? 0;
  const largest = sorted.slice(0, LARGEST).map(([name, bytes]) => `  ${kilobytes(bytes).padStart(10)}  ${name}`);
  return [`${sizes.size} functions, median ${kilobytes(median)}, the largest:`, ...largest].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
