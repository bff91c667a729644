import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import type { Taste } from '../understand/find-interests.ts';
import type { Wish } from '../understand/wish.ts';
import type { TripDayPlan } from './trip-day-plan.ts';

/** The main interest gets something on every second day at least, but three times are enough. */
const ENOUGH = 3;
const ROUNDS = 4;
/** What an interest that came too short gains per round. */
const BOOST = 2.5;

/** Lays days out until every interest is covered, as far as the destinations allow. */
export function withEnoughOf(wish: Wish, layOut: (wish: Wish) => TripDayPlan[]): TripDayPlan[] {
  let now = wish;
  let best = layOut(now);
  let least = missing(best, wish);
  let short = least;
  for (let round = 1; round <= ROUNDS && least.all > 0; round++) {
    now = pressed(now, short, round, best.length);
    const days = layOut(now);
    short = missing(days, wish);
    if (short.all < least.all) [best, least] = [days, short];
  }
  return best;
}

interface Missing {
  readonly tastes: readonly Taste[];
  readonly kids: number;
  /** The total number of missing places. */
  readonly all: number;
}

function missing(days: readonly TripDayPlan[], { tastes, party }: Wish): Missing {
  const places = days.flatMap(({ entries }) => entries.map(({ place }) => place));
  const wanted = (Object.entries(tastes) as [Taste, number][]).filter(([, weight]) => weight > 0);
  const need = Math.min(ENOUGH, Math.ceil(days.length / 2));
  const there = [...new Set(days.map(({ destination }) => destination))].flatMap((destination) => destination.places);
  const short = wanted.map(([taste]) => {
    const most = Math.min(need, there.filter((place) => has(place, taste)).length);
    return { taste, by: most - places.filter((place) => has(place, taste)).length };
  });
  const all = places.length + days.filter(({ transfer }) => transfer).length;
  const most = Math.min(Math.ceil(all / 2), there.filter((place) => place.kids).length);
  const kids = party?.kids ? Math.max(0, most - places.filter((place) => place.kids).length) : 0;
  return {
    tastes: short.filter(({ by }) => by > 0).map(({ taste }) => taste),
    kids,
    all: kids + short.reduce((sum, { by }) => sum + Math.max(0, by), 0),
  };
}

function has({ kind, interests }: CataloguePlace, taste: Taste): boolean {
  return taste === `kind:${kind}` || interests.some((interest) => interest === taste);
}

/** Interests that came short score higher, and those found only out of town justify a day trip. */
function pressed(wish: Wish, { tastes, kids }: Missing, round: number, length: number): Wish {
  const more = Object.fromEntries(tastes.map((taste) => [taste, (wish.tastes[taste] ?? 0) + BOOST]));
  const isOutOfTown =
    round > 1 && (wish.tastes['kind:day-trip'] ?? 0) >= 0 && wish.dayTrips < Math.ceil((length - 2) / 2) - 1;
  const goesOut =
    isOutOfTown &&
    wish.destinations.some(({ places }) =>
      places.some((place) => place.kind === 'day-trip' && tastes.some((taste) => has(place, taste))),
    );
  return {
    ...wish,
    tastes: { ...wish.tastes, ...more },
    kidsWeight: (wish.kidsWeight ?? 0) + (kids > 0 ? 2 * BOOST : 0),
    dayTrips: wish.dayTrips + (goesOut ? 1 : 0),
  };
}
