import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';

const FREE_TIME = [
  'A day to yourself',
  'Time for what you liked best',
  'A slow day',
  'An open day',
  'A day without a plan',
];

/** When everything is used up, or nothing is wanted, a day is left free, at the destination itself. */
export function freeTime({ name, at }: CatalogueDestination, used: ReadonlySet<string>): CataloguePlace {
  const titles = FREE_TIME.map((title) => `${title} in ${name}`);
  return {
    ...{ kind: 'walk', area: name, at, minutes: 180, when: ['morning'], cost: 0, interests: ['views'] },
    ...{ category: 'sightseeing', note: 'Go back to what you liked, or stay where you are.' },
    name: titles.find((title) => !used.has(title)) ?? `Day ${used.size} in ${name}`,
  };
}
