/** What can be wrong with a plan. */
export const RULES = [
  ...(['bed', 'two beds', 'overlap', 'connection', 'late', 'no time'] as const),
  ...(['open', 'outside', 'elsewhere', 'off', 'double'] as const),
] as const;
export type Rule = (typeof RULES)[number];
