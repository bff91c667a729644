import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { MailCase } from './mail-cases.ts';
import { FIELDS, type Field, fieldMatches, pairs } from './mail-match.ts';

const KINDS = ['found', 'computed', 'guessed'] as const;
type Kind = (typeof KINDS)[number];

/** How often a value of each kind was right, by field. */
export type Calibration = Map<Kind, Map<Field, { right: number; all: number }>>;

export const newCalibration = (): Calibration => new Map(KINDS.map((kind) => [kind, new Map()]));

/** A value where the mail has none, or another, is wrong; what the answers leave open is not judged. */
function verdict(mail: MailCase, field: Field, expected: MailCase['expected'][number], read: ParsedBooking) {
  if (expected._notJudged?.includes(field)) return undefined;
  if (expected[field] !== undefined) return fieldMatches(field, expected, read);
  const isTotal = expected._groupTotal !== undefined && (field === 'cost' || field === 'currency');
  return mail.complete && !isTotal && field !== 'endDate' ? false : undefined;
}

/** Adds the values read from one mail by what the reader says of each. */
export function calibrate(calibration: Calibration, mail: MailCase, read: readonly ParsedBooking[]): void {
  for (const { expected, read: booking } of pairs(mail.expected, read))
    for (const field of FIELDS) {
      const kind = KINDS.find((each) => each === booking.evidence?.[field]?.kind);
      const isRight = booking[field] === undefined ? undefined : verdict(mail, field, expected, booking);
      if (kind === undefined || isRight === undefined) continue;
      const fields = calibration.get(kind) ?? new Map();
      const counts = fields.get(field) ?? { right: 0, all: 0 };
      fields.set(field, { right: counts.right + (isRight ? 1 : 0), all: counts.all + 1 });
      calibration.set(kind, fields);
    }
}

const share = (right: number, all: number): string =>
  all === 0 ? 'none' : `${((100 * right) / all).toFixed(1)} % of ${all}`;

/** One line per kind: how often its values are right, in all and by field. */
export function calibrationReport(calibration: Calibration): string[] {
  return KINDS.map((kind) => {
    const fields = [...(calibration.get(kind) ?? [])];
    const sum = (of: 'right' | 'all') => fields.reduce((total, [, counts]) => total + counts[of], 0);
    const each = fields.map(([field, { right, all }]) => `${field} ${share(right, all)}`).join(', ');
    return `${kind.padEnd(9)} right: ${share(sum('right'), sum('all'))}${each === '' ? '' : ` (${each})`}`;
  });
}
