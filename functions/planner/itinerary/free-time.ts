import { isBare } from '../catalogue/bare-destination.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import type { Taste } from '../understand/find-interests.ts';
import type { Wish } from '../understand/wish.ts';
import { tasteText } from '../words/words.ts';

const FREE_TIME = [
  'A day to yourself',
  'Time for what you liked best',
  'A slow day',
  'An open day',
  'A day without a plan',
];

/**
 * When everything is used up, or nothing is wanted, a day is left free, at the destination itself. In one that nothing is
 * known of it is for what the traveller comes for.
 */
export function freeTime(
  destination: CatalogueDestination,
  used: ReadonlySet<string>,
  wish?: Pick<Wish, 'tastes' | 'dishes'>,
): CataloguePlace {
  const { name, at } = destination;
  const wanted = wish && isBare(destination) ? wantedOf(wish) : [];
  const days = wanted.flatMap((want) => [`A day for ${want} in ${name}`, `Another day for ${want} in ${name}`]);
  const titles = [...days, ...FREE_TIME.map((title) => `${title} in ${name}`)];
  const note =
    wanted.length > 0
      ? `Where best, I do not know: ask the tourist office of ${name}.`
      : 'Go back to what you liked, or stay where you are.';
  return {
    ...{ kind: 'walk', area: name, at, minutes: 180, when: ['morning'], cost: 0, interests: ['views'] },
    ...{ category: 'sightseeing', note },
    name: titles.find((title) => !used.has(title)) ?? `Day ${used.size} in ${name}`,
  };
}

const MOST_WANTED = 3;

/** What a wish is for, the best liked first: 'hiking'. */
function wantedOf({ tastes, dishes = [] }: Pick<Wish, 'tastes' | 'dishes'>): string[] {
  const liked = (Object.entries(tastes) as [Taste, number][]).filter(([, weight]) => weight > 0);
  const named = liked.toSorted((a, b) => b[1] - a[1]).map(([taste]) => tasteText(taste));
  return [...new Set<string>([...dishes, ...named])].slice(0, MOST_WANTED);
}
