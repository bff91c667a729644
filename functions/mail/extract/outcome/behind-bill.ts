import type { Draft } from '../mail-reading.ts';
import type { TotalCost } from '../payment/total-cost.ts';

/** Of journeys, the way back may stand behind the bill of the way out. */
const OFFERED: readonly Draft['type'][] = ['hotel', 'restaurant', 'activity', 'other'];

const startOf = ({ fields }: Draft): number =>
  Math.min(
    ...[fields.startDate, fields.startTime, fields.title].map(
      (found) => found?.evidence.start ?? Number.POSITIVE_INFINITY,
    ),
  );

/**
 * Bookings without what stands behind the bill of others and has no reference of its own: what the sender would sell
 * besides, 'Complete your trip: …'.
 */
export function withoutBehindBill(drafts: readonly Draft[], total: TotalCost | undefined): readonly Draft[] {
  const bill = total?.cost.evidence.start;
  if (bill === undefined || drafts.length < 2 || !drafts.some((draft) => startOf(draft) < bill)) return drafts;
  const isOffered = (draft: Draft) =>
    OFFERED.includes(draft.type) && startOf(draft) >= bill && draft.fields.confirmationNumber === undefined;
  return drafts.filter((draft) => !isOffered(draft));
}
