import type { StepOp } from '#shared/steps/schema.ts';
import type { Draft } from './draft.ts';
import { insertDay, orderDays } from './ops/days.ts';
import { edit, remove } from './ops/edit.ts';
import { fillDays } from './ops/fill-days.ts';
import { move } from './ops/move.ts';
import { shift } from './ops/shift.ts';

type Op<Kind extends StepOp['kind']> = Extract<StepOp, { readonly kind: Kind }>;

const OPERATIONS: {
  readonly [Kind in StepOp['kind']]: (draft: Draft, op: Op<Kind>, daysMade: number) => Promise<void> | void;
} = {
  ...{ move, edit, remove, shift },
  ...{ 'order-days': orderDays, 'insert-day': insertDay, 'fill-days': fillDays },
};

/** Makes a step's operations on a draft, each on what those before have left. Throws AppError for one that cannot be. */
export async function applyOps(draft: Draft, ops: readonly StepOp[]): Promise<void> {
  const daysBefore = draft.days.size;
  for (const op of ops) await applyOp(draft, op, draft.days.size - daysBefore);
}

function applyOp<Kind extends StepOp['kind']>(draft: Draft, op: Op<Kind> & { readonly kind: Kind }, daysMade: number) {
  return OPERATIONS[op.kind](draft, op, daysMade);
}
