/** A pin on the screen, in pixels. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Groups spots that would cover each other: each joins the first group whose first spot is nearer than `reach` pixels.
 * Groups and their members keep the given order.
 */
export function clustersOf(spots: readonly Spot[], reach: number): readonly (readonly string[])[] {
  const groups: { readonly x: number; readonly y: number; readonly ids: string[] }[] = [];
  for (const { id, x, y } of spots) {
    const group = groups.find((each) => Math.abs(each.x - x) < reach && Math.hypot(each.x - x, each.y - y) < reach);
    if (group) group.ids.push(id);
    else groups.push({ x, y, ids: [id] });
  }
  return groups.map(({ ids }) => ids);
}
