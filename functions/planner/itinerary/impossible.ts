/** The score of what must not be proposed: no interest outweighs it. */
export const IMPOSSIBLE = Number.NEGATIVE_INFINITY;
