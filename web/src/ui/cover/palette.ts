import { pick } from './seeded-random.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The colours of one generated picture, from the sky down to the foreground. */
export interface Palette {
  readonly night: boolean;
  readonly sky: readonly [top: string, middle: string, horizon: string];
  /** Sun or moon. */
  readonly light: string;
  readonly glow: string;
  readonly cloud: string;
  /** Land from the farthest to the nearest. */
  readonly land: readonly [far: string, middle: string, near: string, front: string];
  readonly water: readonly [far: string, near: string];
  /** Snow, sails, whitewashed walls. */
  readonly bright: string;
  /** Large buildings: lit by day, a silhouette in the evening. */
  readonly stone: string;
  /** Windows: dark by day, lit in the evening. */
  readonly glass: string;
  /** Roofs, gates, bridges. */
  readonly accent: string;
}

const morning: Palette = {
  night: false,
  sky: ['#a9cfd3', '#dbe4d6', '#f9e6c9'],
  light: '#fff3d6',
  glow: '#fbe3b4',
  cloud: '#ffffff',
  land: ['#a9c3bb', '#7fa795', '#4f8069', '#2f5d4c'],
  water: ['#a4cdca', '#5f9f9f'],
  bright: '#fbf6ea',
  stone: '#f2e2c9',
  glass: '#4f8069',
  accent: '#d9835f',
};

const blossom: Palette = {
  night: false,
  sky: ['#b9cfdd', '#ecd9d8', '#fbe6d4'],
  light: '#fff6ea',
  glow: '#f8d9c8',
  cloud: '#fffafa',
  land: ['#c3bccb', '#a795a9', '#7b8f76', '#4d6a51'],
  water: ['#bccfd6', '#7fa3b0'],
  bright: '#fdf5ef',
  stone: '#f5e3d8',
  glass: '#a795a9',
  accent: '#d97f92',
};

const noon: Palette = {
  night: false,
  sky: ['#5fb0c4', '#a2d3d3', '#e8ecd5'],
  light: '#fff4cf',
  glow: '#fdf0c0',
  cloud: '#ffffff',
  land: ['#8fbcb4', '#5e9d8c', '#347b6b', '#1c594f'],
  water: ['#5fb7ba', '#157f86'],
  bright: '#fdf9ee',
  stone: '#f7ead0',
  glass: '#347b6b',
  accent: '#e07a4f',
};

const golden: Palette = {
  night: false,
  sky: ['#e8b07a', '#f3cd96', '#fbe7c1'],
  light: '#fff2cf',
  glow: '#fbdc9c',
  cloud: '#fdebd0',
  land: ['#cf9f7a', '#b3764f', '#8a5239', '#5b3a30'],
  water: ['#d9c39a', '#7d9489'],
  bright: '#fdf0dc',
  stone: '#f7e2bd',
  glass: '#8a5239',
  accent: '#a8432c',
};

const dusk: Palette = {
  night: false,
  sky: ['#53627f', '#c2817c', '#f3b886'],
  light: '#ffdf9e',
  glow: '#f6a86d',
  cloud: '#e9b5a0',
  land: ['#8b7386', '#65586f', '#3f4459', '#242d40'],
  water: ['#cf958a', '#4c5570'],
  bright: '#f7dcc3',
  stone: '#3a3f55',
  glass: '#f3b35f',
  accent: '#f3b35f',
};

const frost: Palette = {
  night: false,
  sky: ['#a3bccd', '#cddbe2', '#f2ece3'],
  light: '#fffaf0',
  glow: '#f7ead6',
  cloud: '#ffffff',
  land: ['#b9c9d3', '#93abba', '#638094', '#3b5567'],
  water: ['#b3cad3', '#6e91a3'],
  bright: '#fbfcfb',
  stone: '#e3e9ec',
  glass: '#638094',
  accent: '#b4614a',
};

const night: Palette = {
  night: true,
  sky: ['#122036', '#24405a', '#5b7c88'],
  light: '#f8efd2',
  glow: '#9fb4b4',
  cloud: '#6f8a96',
  land: ['#46657a', '#2f4a60', '#1d3348', '#101f30'],
  water: ['#456b7d', '#1b3548'],
  bright: '#c7d3d2',
  stone: '#1a2f44',
  glass: '#f4ca7a',
  accent: '#f4ca7a',
};

const BY_SEASON: Readonly<Record<Season, readonly [Palette, ...Palette[]]>> = {
  spring: [blossom, morning, morning],
  summer: [noon, noon, dusk, morning],
  autumn: [golden, golden, dusk],
  winter: [frost, frost, night],
};

/** A palette for a season; evenings suit some pictures better. */
export function paletteFor(season: Season, mood: 'day' | 'evening' | 'any', random: () => number): Palette {
  if (mood === 'evening') return pick(random, season === 'winter' ? [night] : [dusk, night]);
  const palette = pick(random, BY_SEASON[season]);
  if (mood === 'day' && palette.night) return frost;
  return palette;
}
