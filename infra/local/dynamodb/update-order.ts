import type { DocumentPath } from 'dynalite/db/index.js';

/** One action of an update expression, as dynalite's parser returns it. */
export interface UpdateSection {
  type: 'set' | 'remove' | 'add' | 'delete';
  path: DocumentPath;
}

/**
 * Sorts actions so that dynalite, which applies them one after the other, has DynamoDB's semantics: list positions are
 * those from before the update, so elements are removed last, in descending order.
 */
export function ordered(sections: readonly UpdateSection[]): UpdateSection[] {
  const removals = sections.filter(({ type }) => type === 'remove');
  const others = sections.filter(({ type }) => type !== 'remove');
  return [...others, ...removals.sort((left, right) => comparePaths(right.path, left.path))];
}

function comparePaths(left: DocumentPath, right: DocumentPath): number {
  const position = left.findIndex((piece, index) => piece !== right[index]);
  const [from, to] = [left[position], right[position]];
  if (typeof from === 'number' && typeof to === 'number') return from - to;
  return String(from) < String(to) ? -1 : 1;
}
