import { NEEDS } from '../needs/needs.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';

/** What was left out for a traveller's needs, and what nobody but the place itself knows. */
export function needsText({ needs = [] }: Wish): string {
  if (needs.length === 0) return '';
  const names = needs.map((need) => NEEDS[need].name);
  return `With ${listed(names)} in mind I left out what conflicts by its name or description. ${needs.map((need) => NEEDS[need].unknown).join(' ')}`;
}
