import frauncesRanges from '@fontsource-variable/fraunces/unicode.json' with { type: 'json' };
import interRanges from '@fontsource-variable/inter/unicode.json' with { type: 'json' };

/** A typeface as the product uses it. */
export interface Typeface {
  readonly family: string;
  /** The file for a script in its package. */
  readonly source: (script: string) => string;
  /** `unicode-range` by script. */
  readonly ranges: Readonly<Record<string, string>>;
  /** The range of each axis that style sheets use. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** `font-weight` of the faces: the weights that a style sheet may use. */
  readonly weights: string;
  readonly features: readonly string[];
}

/**
 * The characters of English text: ASCII, and the symbols and arrows of the interface. Only these are fetched with every
 * page; the rest of Latin, and other scripts, are fetched with the first text that needs them (Café, Łódź, Αθήνα).
 */
export const BASIC =
  'U+0020-007E, U+00A0, U+00A3, U+00A9, U+00B7, U+00D7, U+2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2190-2193, U+2212';

const SHAPING = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'liga', 'tnum'];

export const TYPEFACES: readonly Typeface[] = [
  {
    family: 'Fraunces',
    source: (script) => `@fontsource-variable/fraunces/files/fraunces-${script}-opsz-normal.woff2`,
    ranges: frauncesRanges,
    // Headings have one weight, and similar sizes: fixing both axes saves three quarters.
    axes: { wght: 560, opsz: 36 },
    weights: '400 700',
    features: [...SHAPING, 'lnum'],
  },
  {
    family: 'Inter',
    source: (script) => `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
    ranges: interRanges,
    axes: { wght: { min: 400, max: 660 } },
    weights: '400 660',
    features: [...SHAPING, 'calt', 'cv11', 'ss03'],
  },
];
