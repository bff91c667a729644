/** A box on the screen in CSS pixels. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Surroundings {
  /** What must not be covered, while there is any other place. */
  readonly subjects: readonly Box[];
  /** What should not be covered. */
  readonly controls: readonly Box[];
  /** The highest place: the lower edge of what is always at the top of the page. */
  readonly highest: number;
  /** Where it stands already, if it does: it moves only to a better place. */
  readonly now?: number | undefined;
}

const GAP_PX = 12;

/** How many of these a box would cover. */
function covered(box: Box, others: readonly Box[]): number {
  return others.filter(
    ({ left, right, top, bottom }) => left < box.right && box.left < right && top < box.bottom && box.top < bottom,
  ).length;
}

/**
 * The top of the place for a toast whose usual one, at the bottom, is `box`: there, else at the top, else wherever it
 * covers least, the nearer to the bottom the better.
 */
export function toastTop(box: Box, { subjects, controls, highest, now = box.top }: Surroundings): number {
  const { left, right } = box;
  const height = box.bottom - box.top;
  const beside = [...subjects, ...controls].flatMap(({ top, bottom }) => [top - GAP_PX - height, bottom + GAP_PX]);
  const tops = [now, box.top, highest, ...beside.filter((top) => top > highest && top < box.top).sort((a, b) => b - a)];
  const costs = tops.map((top) => {
    const place = { left, right, top, bottom: top + height };
    return covered(place, subjects) * (controls.length + 1) + covered(place, controls);
  });
  return tops[costs.indexOf(Math.min(...costs))] ?? box.top;
}
