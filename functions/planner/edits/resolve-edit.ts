import type { EditIntent } from '../clauses/intents.ts';
import { lengthen } from './add-days.ts';
import { askedDays, isFirstThing } from './asked-days.ts';
import { lengthenStay, shortenStay } from './change-stays.ts';
import { putDayOut } from './day-out.ts';
import { dropDays } from './drop-days.ts';
import type { EditRequest, Resolve, Resolved } from './edit-request.ts';
import { fillDays } from './fill-days.ts';
import { findItems } from './find-items.ts';
import { freeEachStop } from './free-each-stop.ts';
import { keepItems, startLate } from './keep-items.ts';
import { movedEach, moveItems, swapItems } from './move-items.ts';
import { orderStops } from './order-stops.ts';
import { packDays } from './pack-days.ts';
import { addItems } from './place-items.ts';
import { redoDays } from './redo-days.ts';
import { freeDays, lightenDays, removeItems } from './remove-items.ts';
import { removeSome } from './remove-some.ts';
import { namesKind, replaceItems } from './replace-items.ts';
import { isOpposite, wantsThing } from './said-of-things.ts';
import { setTimes } from './set-times.ts';
import { spreadDay } from './spread-day.ts';
import { stopsIn } from './stops-of-plan.ts';

const RESOLVE: Readonly<Record<EditIntent, Resolve>> = {
  ...{
    add: (request) =>
      putDayOut(request) ??
      movedEach(request) ??
      (isOnTrip(request) ? moveItems(request) : (addItems(request) ?? fillDays(request))),
    remove: (request) => removeSome(request) ?? removeItems(request) ?? dropDays(request),
    lighten: lightenDays,
    replace: (request) => (exchangesDays(request) ? swapItems(request) : replaceItems(request)),
    move: moveItems,
    fill: (request) =>
      (isOneThing(request) ? moveItems(request) : undefined) ??
      (namesKind(request) ? addItems(request) : undefined) ??
      fillDays(request),
  },
  ...{
    pack: packDays,
    redo: redoDays,
    'drop-day': dropDays,
    'add-day': (request) => spreadDay(request) ?? lengthen(request),
    time: setTimes,
  },
  ...{
    swap: (request) => (namesStops(request) ? orderStops(request) : swapItems(request)) ?? orderStops(request),
    keep: keepItems,
    free: (request) => freeEachStop(request) ?? freeDays(request),
  },
  ...{ 'late-start': startLate, 'stay-longer': lengthenStay, 'stay-shorter': shortenStay, order: orderStops },
};

/** 'Put the flea market on Sunday', when it is on another day of the traveller's own trip. */
function isOnTrip({ text, draft }: EditRequest): boolean {
  return draft.tripTitle !== undefined && findItems(text, draft).length > 0;
}

/** 'Swap Hvar and Dubrovnik', which days there are called after. */
function namesStops(request: EditRequest): boolean {
  return (
    stopsIn(request).named.length === 2 &&
    askedDays(request.text, request.draft.days, request.draft.today).days.length === 0
  );
}

const FILLS = /\b(?:fill|something|anything|more|stuff|things|else|ideas?|suggest\w*|what)\b/;

/** 'The Louvre on Friday morning': that, and not whatever fits there. */
function isOneThing({ text, folded, draft }: EditRequest): boolean {
  return wantsThing(text, draft) && !FILLS.test(folded);
}

/** 'Swap lunch on day 2 and day 4' */
function exchangesDays({ text, folded, draft }: EditRequest): boolean {
  const { days } = askedDays(text, draft.days, draft.today);
  return days.length === 2 && /\b(?:swap|switch|exchange|trade|flip)/.test(folded);
}

/** 'First thing, before the crowds': what is put there comes before everything else. */
function asFirstThing(resolved: Resolved | undefined, { folded }: EditRequest): Resolved | undefined {
  if (!resolved || !('edits' in resolved) || !isFirstThing(folded)) return resolved;
  const edits = resolved.edits.map((edit) =>
    (edit.kind === 'add' || edit.kind === 'move') && edit.time === 'morning' ? { ...edit, isFirst: true } : edit,
  );
  const isPut = edits.some((edit) => 'isFirst' in edit);
  return isPut
    ? { ...resolved, edits, done: `${resolved.done} It is the first thing of that day: be there when it opens.` }
    : resolved;
}

/** What a clause with this intent does to a plan; undefined when nothing in it, or the opposite, can be meant so. */
export function resolveEdit(request: EditRequest): Resolved | undefined {
  const resolved = asFirstThing(RESOLVE[request.intent](request), request);
  return resolved && 'edits' in resolved && isOpposite(resolved.edits, request.text, request.draft)
    ? undefined
    : resolved;
}
