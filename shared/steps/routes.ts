import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { TripId, UndoId } from '../contract/ids.ts';
import { TripDay } from '../days/schema.ts';
import { TripDetail } from '../trips/schema.ts';
import { Step } from './schema.ts';

const feature = 'steps';
const errors = ['not_found', 'forbidden', 'conflict', 'unprocessable'] as const;

export const applyStep = defineRoute({
  name: 'applyStep',
  feature,
  method: 'POST',
  path: '/api/trips/{id}/steps',
  summary: 'Change what a trip holds in one step, all operations or none; undoStep undoes it for a day',
  access: 'signed-in',
  params: z.object({ id: TripId }),
  body: Step,
  answer: z.object({
    undoId: z.string(),
    /** The trip's. */
    revision: z.number(),
    trip: TripDetail,
    /**
     * The days that changed, of another trip too, without ideas. With an x-next-cursor they did not all fit: then
     * listDays has them.
     */
    days: z.array(TripDay),
  }),
  errors,
  idempotent: true,
});

export const undoStep = defineRoute({
  name: 'undoStep',
  feature,
  method: 'DELETE',
  path: '/api/trips/{id}/steps/{undoId}',
  summary: 'Undo a step of the last day: the trip is as it was, unless what the step made was edited since',
  access: 'signed-in',
  params: z.object({ id: TripId, undoId: UndoId }),
  /** `days`: those that are there and changed, as in applyStep. */
  answer: z.object({ success: z.literal(true), days: z.array(TripDay) }),
  errors,
});
