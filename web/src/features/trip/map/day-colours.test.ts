import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dayColour } from './day-colours.ts';

const sheet = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const [light = '', dark = ''] = sheet('day-colours.css').split('@media');
const [lightTokens = '', darkTokens = ''] = sheet('../../../styles/tokens.css').split('@media');

type Colour = readonly [red: number, green: number, blue: number];

/** Linear sRGB (IEC 61966-2-1). */
function property(css: string, name: string): Colour {
  const hex = new RegExp(`${name}: #([0-9a-f]{6});`).exec(css)?.[1] ?? '';
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(2), part(4)];
}

function contrast(a: Colour, b: Colour): number {
  const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (bright + 0.05) / (dim + 0.05);
}

/** Linear RGB as eyes see it that lack one kind of cone (Machado, Oliveira, Fernandes 2009, severity 1). */
const EYES = {
  'all colours': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'no red': [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  'no green': [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  'no blue': [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

function seenBy(eyes: readonly number[], [red, green, blue]: Colour): Colour {
  const row = (n: number) =>
    Math.min(1, Math.max(0, (eyes[n] ?? 0) * red + (eyes[n + 1] ?? 0) * green + (eyes[n + 2] ?? 0) * blue));
  return [row(0), row(3), row(6)];
}

/** OKLab (Ottosson 2020), in which distances are as they are seen. */
function okLab([red, green, blue]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const days = Array.from({ length: 8 }, (_, index) => dayColour(index));
const pairs = days.flatMap((one, n) => days.slice(n + 1).map((other) => [one, other] as const));
/** Colours this far apart in OKLab are told apart at a glance; what is just noticeable is 0.02. */
const APART = 0.09;

it('MAP-03: days have eight colours, and the ninth begins again', () => {
  expect(new Set(days).size).toBe(8);
  expect(dayColour(8)).toBe(dayColour(0));
});

it.each(
  (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(EYES).map(([name, eyes]) => [theme, name, eyes] as const),
  ),
)('MAP-03: in %s, eyes that see %s tell every two days apart', (theme, _, eyes) => {
  const css = theme === 'light' ? light : dark;
  const seen = (name: string) => okLab(seenBy(eyes, property(css, name)));
  const distances = pairs.map(([one, other]) => {
    const [a, b] = [seen(one), seen(other)];
    return { one, other, far: Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) };
  });
  expect(distances.filter(({ far }) => far < APART)).toEqual([]);
});

it.each([
  ['light', light, lightTokens],
  ['dark', dark, darkTokens],
])(
  'MAP-03: in %s, numbers on a day’s colour can be read, and the colour stands out from the page',
  (_, css, tokens) => {
    for (const name of days) {
      expect(contrast(property(css, name), property(css, '--on-day')), name).toBeGreaterThanOrEqual(4.5);
      expect(contrast(property(css, name), property(tokens, '--paper')), name).toBeGreaterThanOrEqual(3);
    }
  },
);
