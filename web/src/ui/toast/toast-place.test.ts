import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toastTop } from './toast-place.ts';

const box = (top: number, bottom: number, left = 0, right = 390) => ({ left, right, top, bottom });
/** At the bottom of a phone's screen. */
const USUAL = box(760, 828, 16, 374);
const at = (top: number) => box(top, top + 68, 16, 374);
const covered = (place: ReturnType<typeof box>, others: readonly ReturnType<typeof box>[]) =>
  others.filter(({ top, bottom }) => top < place.bottom && place.top < bottom).length;
const around = (...subjects: ReturnType<typeof box>[]) => ({ subjects, controls: [], highest: 76 });

describe('a toast', () => {
  it('stands at the bottom, and at the top when it would cover its subject there', () => {
    expect(toastTop(USUAL, around())).toBe(760);
    expect(toastTop(USUAL, around(box(500, 700)))).toBe(760);
    expect(toastTop(USUAL, around(box(700, 800)))).toBe(76);
  });

  it('stands as near to the bottom as it can when there are subjects at both ends', () => {
    expect(toastTop(USUAL, around(box(60, 200), box(700, 800)))).toBe(700 - 12 - 68);
  });

  it('does not mind what is beside it', () => {
    expect(toastTop(box(760, 828, 1040, 1424), around(box(700, 800, 0, 1000)))).toBe(760);
  });

  it('moves only to a better place', () => {
    expect(toastTop(USUAL, { ...around(), now: 76 })).toBe(76);
    expect(toastTop(USUAL, { ...around(box(80, 120)), now: 76 })).toBe(760);
    expect(toastTop(USUAL, { ...around(box(0, 844)), now: 76 })).toBe(76);
  });

  it('covers rather a button that is not its subject than what it speaks of', () => {
    const surroundings = { ...around(box(700, 800)), controls: [box(80, 120), box(300, 900)], highest: 76 };
    expect(covered(at(toastTop(USUAL, surroundings)), surroundings.subjects)).toBe(0);
    expect(toastTop(USUAL, { ...around(), controls: [box(770, 800)] })).toBe(76);
  });

  it('covers no subject as long as there is a place where it covers none', () => {
    const side = fc.integer({ min: 0, max: 844 });
    const boxes = fc.array(
      fc.tuple(side, side).map(([a, b]) => box(Math.min(a, b), Math.max(a, b))),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(boxes, boxes, (subjects, controls) => {
        const free = Array.from({ length: 685 }, (_, n) => 76 + n).filter(
          // With the gap that it keeps.
          (top) => covered(box(top - 12, top + 68 + 12), subjects) === 0,
        );
        const place = toastTop(USUAL, { subjects, controls, highest: 76 });
        if (free.length > 0) expect(covered(at(place), subjects)).toBe(0);
        expect(place).toBeGreaterThanOrEqual(76);
        expect(place).toBeLessThanOrEqual(760);
      }),
    );
  });
});
