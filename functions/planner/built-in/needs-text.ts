import { NEEDS, type Need } from '../needs/needs.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';

/** What was left out for a traveller's needs, and what nobody but the place itself knows. */
export function needsTexts({ needs = [] }: Wish): string[] {
  if (needs.length === 0) return [];
  const isTold = (need: Need) => NEEDS[need].conflicts !== undefined;
  const [told, untold] = [needs.filter(isTold), needs.filter((need) => !isTold(need))].map(namesOf);
  return [
    told === '' ? '' : `With ${told} in mind I left out what conflicts by its name or description.`,
    untold === '' ? '' : `Noted: ${untold}.`,
    ...needs.map((need) => NEEDS[need].unknown),
  ];
}

function namesOf(needs: readonly Need[]): string {
  return listed(needs.map((need) => NEEDS[need].name));
}
