import type { Draft } from '../mail-reading.ts';

/** A booking whose price is part of another sum. */
export function withoutPrice({ fields, ...draft }: Draft): Draft {
  const { cost: _, currency: __, ...rest } = fields;
  return { ...draft, fields: rest };
}
