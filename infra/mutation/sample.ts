/** A random sample in original order, each equally likely, the same for the same seed (mulberry32). */
export function sample<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const random = mulberry32(seed);
  const drawn = all.map((each, index) => ({ each, index, key: random() })).sort((a, b) => a.key - b.key);
  return drawn
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ each }) => each);
}

/** Numbers from 0 up to, but not including, 1. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
