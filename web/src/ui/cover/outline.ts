/** Width and height of every generated picture, in its own units. */
export const WIDTH = 320;
export const HEIGHT = 200;

/** The distance between samples of a wave. */
const STEP = 21;

const round = (n: number) => Math.round(n * 10) / 10;

interface Ridge {
  /** The height of its valleys, from the top. */
  readonly base: number;
  /** How far its peaks rise above that. */
  readonly height: number;
  /** The approximate number of peaks. */
  readonly tops: number;
}

/** Soft hills as a closed path down to the lower edge: two overlapping waves, without a kink. */
export function hills(random: () => number, { base, height, tops }: Ridge): string {
  const long = { turns: tops * (0.85 + 0.3 * random()), phase: random() * 6.28 };
  const short = { turns: tops * (2.1 + random()), phase: random() * 6.28 };
  const wave = (x: number, { turns, phase }: { turns: number; phase: number }) =>
    Math.sin((x / WIDTH) * turns * 6.28 + phase);
  const at = (x: number) => base - height * (0.55 + 0.4 * wave(x, long) + 0.12 * wave(x, short));
  let path = `M-8 ${HEIGHT}V${round(at(-8))}`;
  for (let x = -8; x < WIDTH + 8; x += STEP) {
    const [before, from, to, after] = [at(x - STEP), at(x), at(x + STEP), at(x + 2 * STEP)];
    // A Catmull-Rom spline through the samples, as Bézier curves.
    path += `C${round(x + STEP / 3)} ${round(from + (to - before) / 6)} ${round(x + (2 * STEP) / 3)} ${round(to - (after - from) / 6)} ${round(x + STEP)} ${round(to)}`;
  }
  return `${path}V${HEIGHT}Z`;
}

export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
}

/** Peaks of a mountain range, from left to right. */
export function peaks(random: () => number, { base, height, tops }: Ridge): Peak[] {
  return Array.from({ length: tops + 1 }, (_, i) => {
    const rise = height * (0.5 + 0.5 * random());
    return {
      x: round((i + 0.5 * (random() - 0.5)) * (WIDTH / tops)),
      y: round(base - rise),
      halfWidth: round(rise * (0.85 + 0.35 * random())),
    };
  });
}

/** A mountain with a shoulder on one side, down to the lower edge. */
export function mountain({ x, y, halfWidth }: Peak, base: number): string {
  const drop = base - y;
  const foot = halfWidth * (1 + (HEIGHT - base) / Math.max(drop, 1));
  return `M${round(x - foot)} ${HEIGHT}L${round(x - halfWidth * 0.42)} ${round(y + drop * 0.4)}L${round(x - halfWidth * 0.3)} ${round(y + drop * 0.34)}L${x} ${y}L${round(x + halfWidth * 0.36)} ${round(y + drop * 0.3)}L${round(x + halfWidth * 0.5)} ${round(y + drop * 0.52)}L${round(x + foot)} ${HEIGHT}Z`;
}

/** The snow on its peak. */
export function snowCap({ x, y, halfWidth }: Peak, base: number): string {
  const d = (base - y) * 0.34;
  const w = halfWidth * 0.34;
  return `M${x} ${y}L${round(x + w)} ${round(y + d * 0.88)}L${round(x + w * 0.5)} ${round(y + d * 0.7)}L${round(x + w * 0.16)} ${round(y + d)}L${round(x - w * 0.24)} ${round(y + d * 0.72)}L${round(x - w * 0.82)} ${round(y + d)}Z`;
}

/** Long soft dunes with a sharp crest each. */
export function dune(random: () => number, base: number, height: number): string {
  const crest = WIDTH * (0.2 + 0.6 * random());
  return `M-20 ${HEIGHT}V${round(base)}C${round(crest * 0.5)} ${round(base)} ${round(crest * 0.8)} ${round(base - height)} ${round(crest)} ${round(base - height)}C${round(crest + 40)} ${round(base - height * 0.4)} ${round(crest + 80)} ${round(base + 4)} ${WIDTH + 20} ${round(base - height * 0.2)}V${HEIGHT}Z`;
}
