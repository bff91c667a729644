import type { Locator } from '@playwright/test';

/** The middle of what is on the page, in whole CSS pixels. */
export async function center(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}
