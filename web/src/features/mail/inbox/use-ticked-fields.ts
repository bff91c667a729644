import { useState } from 'react';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { acceptedFields, tickedAtFirst } from '../plan/item-fields.ts';
import type { Reviewed } from '../review/reviewed-booking.ts';

interface TickedFields {
  /** By the booking's index. */
  readonly ticked: readonly (readonly string[])[];
  readonly tick: (booking: number, fields: string[]) => void;
  /** The value to send. */
  readonly accept: Reviewed['accept'];
}

/** Which fields of existing items the traveller takes from a mail; untouched ones follow the plan. */
export function useTickedFields({ plans }: Pick<ProcessedEmail, 'plans'>): TickedFields {
  const [chosen, choose] = useState<ReadonlyMap<number, string[]>>(new Map());
  const ticked = plans.map((plan, index) => chosen.get(index) ?? tickedAtFirst(plan));
  return {
    ticked,
    tick: (booking, fields) => choose(new Map([...chosen, [booking, fields]])),
    accept: plans.flatMap((plan, booking) =>
      plan.outcome === 'change' ? { booking, fields: acceptedFields(plan, ticked[booking] ?? []) } : [],
    ),
  };
}
