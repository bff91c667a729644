import { foldInPlace } from '#shared/text/fold.ts';
import { numberOf } from '../understand/numbers.ts';
import { AT_END, MORE_DAYS } from './add-days.ts';
import type { Draft } from './draft.ts';
import type { Resolve } from './edit-request.ts';
import { nightsText, stopsIn, withStops } from './stops-of-plan.ts';

/** How many days a text adds behind the last one; undefined where it says nothing of the end. */
function daysAtEnd(folded: string): number | undefined {
  const [, more, added] = (AT_END.test(folded) ? MORE_DAYS.exec(folded) : null) ?? [];
  return (more ?? added) === undefined ? undefined : numberOf(more ?? added ?? '');
}

/** Whether a text makes a trip of several stops longer at its end, and names none of them. */
export function lengthensLastStop(text: string, draft: Draft): boolean {
  const { all, named } = stopsIn({ text, draft });
  return all.length > 1 && named.length === 0 && daysAtEnd(foldInPlace(text)) !== undefined;
}

/** The last stop gets the days, or the stop that the way comes back to. */
export const lengthenLastStop: Resolve = ({ text, folded, draft, wish }) => {
  if (draft.tripTitle !== undefined || !lengthensLastStop(text, draft)) return undefined;
  const by = daysAtEnd(folded) ?? 0;
  const { all } = stopsIn({ text, draft });
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return undefined;
  const isBack = first.destination.name === wish.backTo;
  const backNights = (wish.backNights ?? 0) + (isBack ? by : 0);
  const stops = isBack ? all : all.map((stop) => (stop === last ? { ...stop, nights: stop.nights + by } : stop));
  const { destination, nights } = isBack ? { ...first, nights: backNights - by } : last;
  return {
    edits: [],
    wish: { ...withStops(stops, { ...wish, backNights }), ...(isBack ? { backNights } : {}) },
    done: `The trip ends ${by === 1 ? 'a day' : `${by} days`} later, in ${destination.name}: ${nightsText(nights + by)} there at the end, instead of ${nights}.`,
  };
};
