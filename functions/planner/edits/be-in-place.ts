import { foldInPlace } from '#shared/text/fold.ts';
import type { Stop } from '../itinerary/route.ts';
import { listed } from '../words/listed.ts';
import { askedDays } from './asked-days.ts';
import type { Draft, DraftDay } from './draft.ts';
import type { Resolve } from './edit-request.ts';
import { dayText } from './edit-words.ts';
import { withoutNights } from './insert-stop.ts';
import { nightsText, stopsIn, withStops } from './stops-of-plan.ts';

const BOUND =
  /\b(?:have|has|need|needs|got|must|should|want|wants|wanna|gotta|will|would like|'ll|supposed)\s+(?:to\s+)?(?:be|sleep|stay|wake up|end up)(?:\s+back)?\s+(?:in|at)\b|\b(?:be|sleep|stay|spend \p{L}+(?: \p{L}+)?)\s+(?:in|at)\b[^.;!?]*\b(?:on|for|over)\b/u;

/** Whether a text binds a stop of the plan to one of its days: 'we have to be in Venice on Sunday the 5th'. */
export function bindsStop(text: string, draft: Draft): boolean {
  return BOUND.test(foldInPlace(text)) && boundStop(text, draft) !== undefined;
}

function boundStop(
  text: string,
  draft: Draft,
): { readonly stop: Stop; readonly all: readonly Stop[]; readonly day: DraftDay } | undefined {
  const { all, named } = stopsIn({ text, draft });
  const { days } = askedDays(text, draft.days, draft.today);
  const [stop, ...others] = named;
  const day = days.at(-1);
  return stop && day && others.length === 0 && all.length > 1 ? { stop, all, day } : undefined;
}

/** A stop lasts so much longer that the plan is there on a day: the stops on that side of it give the nights. */
export const beInPlace: Resolve = ({ text, draft, wish }) => {
  const bound = bindsStop(text, draft) && draft.tripTitle === undefined ? boundStop(text, draft) : undefined;
  if (!bound) return undefined;
  const { stop, all, day } = bound;
  const { name } = stop.destination;
  if (day.destination === stop.destination)
    return { edits: [], done: `On ${dayText(day)} the plan is in ${name} already, so it stays as it is.` };
  const index = all.indexOf(stop);
  const first = all.slice(0, index).reduce((sum, { nights }) => sum + nights, 0);
  const isEarlier = day.index < first;
  const missing = isEarlier ? first - day.index : day.index - (first + stop.nights - 1);
  const givers = isEarlier ? all.slice(0, index) : all.slice(index + 1);
  const left = withoutNights(givers, missing);
  if (!left)
    return {
      notPossible: `With the other stops in this order ${name} cannot be on ${dayText(day)}: say which stop may go, or give the stops another order.`,
    };
  const stops = all.map((each) =>
    each === stop
      ? { ...stop, nights: stop.nights + missing }
      : (left.find(({ destination }) => destination === each.destination) ?? each),
  );
  const lost = left
    .filter((each, at) => each.nights !== givers[at]?.nights)
    .map(({ destination, nights }) => `${destination.name} ${nightsText(nights)}`);
  return {
    edits: [],
    wish: withStops(stops, wish),
    done: `On ${dayText(day)} the plan is in ${name} now: it has ${nightsText(stop.nights + missing)}, and ${listed(lost)}.`,
  };
};
