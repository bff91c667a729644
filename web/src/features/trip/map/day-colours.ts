import type { CSSProperties } from 'react';

/** The number of colours in day-colours.css; after them they begin again. */
const DAY_COLOURS = 8;

/** The custom property with the colour of the day at this index. */
export function dayColour(index: number): `--day-${number}` {
  return `--day-${(index % DAY_COLOURS) + 1}`;
}

/** Makes a day's colour the `--day` of an element. */
export function dayStyle(index: number): CSSProperties {
  return { '--day': `var(${dayColour(index)})` } as CSSProperties;
}
