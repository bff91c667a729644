import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { dayIdOf, isIdeasDay, tailOf, tripIdOf } from '#shared/contract/ids.ts';
import { applyStep, undoStep } from '#shared/steps/routes.ts';
import type { StepOp } from '#shared/steps/schema.ts';
import { callApi, callApiPage } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/errors.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { refreshTrips, tripQueries } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { readPlan, writeDays, writePlan } from './cached-plan.ts';
import { othersOn, type Plan, withDaysInOrder, withMovedActivity } from './plan.ts';
import { type DoneStep, noteDone, noteUndone, type Step, takeDone, takeUndone } from './step-history.ts';

interface Application {
  readonly step: Step;
  readonly repeated: boolean;
}

/**
 * Changes of a trip's plan. Each is shown at once, sent after those before it, and taken back when it fails; a toast
 * offers Undo. `undo` and `redo` go through the steps of this visit.
 */
export function useSteps(tripId: string) {
  const queryClient = useQueryClient();
  const scope = { id: `steps of ${tripId}` };

  const application = useWrite({
    scope,
    write: ({ step: { ops } }: Application, press) =>
      callApiPage(applyStep, { params: { id: tripId }, body: { ops: [...ops] }, press }),
    onMutate: async ({ step }) => {
      await queryClient.cancelQueries({ queryKey: ['trip', tripId] });
      const plan = readPlan(queryClient, tripId);
      writePlan(queryClient, step.ops.reduce(previewOf, plan));
      return plan;
    },
    onSuccess: async ({ items: { undoId, trip, days }, nextCursor }, { step, repeated }) => {
      noteDone(tripId, { ...step, undoId }, repeated);
      showToast({ title: step.title, description: step.description, action: { label: 'Undo', onPress: undo } });
      // What a later step shows already is not overwritten with what was before it.
      if (isLast(queryClient, scope.id)) {
        // What only reading answers stays.
        queryClient.setQueryData(tripQueries.detail(tripId).queryKey, (before) => ({ ...before, ...trip }));
        writeDays(queryClient, tripId, days);
      }
      await refresh(queryClient, tripId, { whole: nextCursor !== null, others: otherDaysIn(tripId, step.ops) });
    },
    onError: async (error, _, plan) => {
      if (plan && isLast(queryClient, scope.id)) writePlan(queryClient, plan);
      showFailure(error, { text: 'That did not work. Everything is as it was.', preferServerMessage: true });
      await refresh(queryClient, tripId, { whole: true, others: [] });
    },
  });

  const reversal = useWrite({
    scope,
    // A turn for each press: two presses undo two steps.
    write: async (_: { readonly turn: number }, press): Promise<DoneStep | undefined> => {
      const step = takeDone(tripId);
      if (!step) return undefined;
      try {
        await callApi(undoStep, { params: { id: tripId, undoId: step.undoId }, press });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) noteDone(tripId, step, true);
        throw error;
      }
      return step;
    },
    onSuccess: async (step) => {
      if (!step) return;
      noteUndone(tripId, step);
      await refresh(queryClient, tripId, { whole: true, others: otherDaysIn(tripId, step.ops) });
      showToast({ title: 'Undone', description: step.title, action: { label: 'Redo', onPress: redo } });
    },
    onError: (error) => showFailure(error, { text: 'Could not undo it. Please try again.', preferServerMessage: true }),
  });

  const apply = (step: Step) => application.mutate({ step, repeated: false });
  const undo = () => reversal.mutate({ turn: performance.now() });
  const redo = () => {
    const step = takeUndone(tripId);
    if (step) application.mutate({ step, repeated: true });
  };
  return { apply, undo, redo, pending: application.isPending };
}

export type Steps = ReturnType<typeof useSteps>;

function previewOf(plan: Plan, op: StepOp): Plan {
  if (op.kind === 'order-days') return withDaysInOrder(plan, op.dayIds);
  return op.kind === 'move' ? withMove(plan, op) : plan;
}

function withMove(plan: Plan, { activityId, dayId, before, clearTime }: Extract<StepOp, { kind: 'move' }>): Plan {
  const next =
    before === undefined ? -1 : othersOn(plan, dayId, activityId).findIndex(({ id }) => tailOf(id) === tailOf(before));
  return withMovedActivity(plan, activityId, { dayId, position: next === -1 ? undefined : next, clearTime });
}

/** Whether no other step of the trip waits for its answer. */
function isLast(queryClient: QueryClient, scopeId: string): boolean {
  return queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === scopeId }) <= 1;
}

/** Days of these operations that the answer may not hold: ideas, and those of other trips. */
function otherDaysIn(tripId: string, ops: readonly StepOp[]): string[] {
  const days = ops.flatMap((op) => (op.kind === 'move' ? [dayIdOf(op.activityId), op.dayId] : []));
  return days.filter((id) => isIdeasDay(id) || tripIdOf(id) !== tripId);
}

interface Stale {
  /** All of the trip's days, not only lists of trips. */
  readonly whole: boolean;
  readonly others: readonly string[];
}

async function refresh(queryClient: QueryClient, tripId: string, { whole, others }: Stale): Promise<void> {
  const trips = new Set(others.map(tripIdOf).filter((id) => id !== tripId));
  await Promise.all([
    refreshTrips(queryClient, whole ? tripId : undefined),
    ...(whole || others.some(isIdeasDay) ? [queryClient.invalidateQueries(dayQueries.ideas(tripId))] : []),
    ...[...trips].map((id) => refreshTrips(queryClient, id)),
  ]);
}
