import type { StepOp } from '#shared/steps/schema.ts';

/** A change of the plan, and how a toast names it. */
export interface Step {
  readonly ops: readonly StepOp[];
  /** 'Moved to Tue, May 5' */
  readonly title: string;
  readonly description?: string | undefined;
}

export interface DoneStep extends Step {
  readonly undoId: string;
}

/** How many steps can be undone by keyboard. */
const MOST_STEPS = 20;

interface History {
  readonly done: readonly DoneStep[];
  readonly undone: readonly Step[];
}

/** The steps of this visit by trip, oldest first. They are forgotten with the page. */
const histories = new Map<string, History>();
const EMPTY: History = { done: [], undone: [] };

const of = (tripId: string) => histories.get(tripId) ?? EMPTY;

/** Records a step that was made; a new one, unlike a repeated one, leaves nothing to redo. */
export function noteDone(tripId: string, step: DoneStep, repeated: boolean): void {
  const { done, undone } = of(tripId);
  histories.set(tripId, { done: [...done, step].slice(-MOST_STEPS), undone: repeated ? undone : [] });
}

/** Records that a step was undone. */
export function noteUndone(tripId: string, { undoId: _, ...step }: DoneStep): void {
  const { done, undone } = of(tripId);
  histories.set(tripId, { done, undone: [...undone, step] });
}

/** Takes the step to undo next, if there is one. */
export function takeDone(tripId: string): DoneStep | undefined {
  const { done, undone } = of(tripId);
  histories.set(tripId, { done: done.slice(0, -1), undone });
  return done.at(-1);
}

/** Takes the step to redo next, if there is one. */
export function takeUndone(tripId: string): Step | undefined {
  const { done, undone } = of(tripId);
  histories.set(tripId, { done, undone: undone.slice(0, -1) });
  return undone.at(-1);
}
