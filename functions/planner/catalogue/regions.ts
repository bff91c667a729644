import { foldInPlace } from '#shared/text/fold.ts';
import regions from './regions.json' with { type: 'json' };

/** A part of a country, or an island. */
interface Region {
  readonly name: string;
  readonly folded: string;
  /** Names of destinations that it is seen from; empty where there is none. */
  readonly bases: readonly string[];
  /** ISO 3166-1 alpha-2, and where it is, for those without a base. */
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

/** The longest names first: 'Southern France' is no 'France'. */
export const REGIONS: readonly Region[] = [...bases, ...far].sort((a, b) => b.folded.length - a.folded.length);
