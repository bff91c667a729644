import { foldInPlace } from '#shared/text/fold.ts';
import regions from './regions.json' with { type: 'json' };

/** A part of a country, or an island. */
interface Region {
  readonly name: string;
  readonly folded: string;
  /** Names of destinations to visit it from; empty if there is none. */
  readonly bases: readonly string[];
  /** ISO 3166-1 alpha-2, and its position, for regions without a base. */
  readonly country?: string;
  readonly at?: readonly [latitude: number, longitude: number];
}

const bases = Object.entries(regions.bases).map(
  ([name, from]): Region => ({ name, folded: foldInPlace(name), bases: from }),
);
const far = Object.entries(regions.far).map(
  ([name, [country, latitude, longitude]]): Region => ({
    ...{ name, folded: foldInPlace(name), bases: [], country: String(country) },
    at: [Number(latitude), Number(longitude)],
  }),
);

/** Longest names first: 'Southern France' is not 'France'. */
export const REGIONS: readonly Region[] = [...bases, ...far].sort((a, b) => b.folded.length - a.folded.length);
