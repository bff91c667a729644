import { foldInPlace } from '#shared/text/fold.ts';
import { isMustSee, placeScore } from '../itinerary/place-score.ts';
import { NUMBER, numberOf } from '../understand/numbers.ts';
import { listed } from '../words/listed.ts';
import { askedDays } from './asked-days.ts';
import { type Draft, type Placed, placedItems } from './draft.ts';
import type { EditRequest, Resolve } from './edit-request.ts';
import { placedText } from './edit-words.ts';
import { kindAsked } from './find-items.ts';

const KIND =
  'museums?|galler(?:y|ies)|church(?:es)?|cathedrals?|markets?|day ?trips?|excursions?|dinners?|lunch(?:es)?|restaurants?|meals?|parks?|gardens?|beach(?:es)?|walks?|bars?|clubs?';
const SOME = new RegExp(
  `\\b(?:cut|drop|remove|lose|skip|ditch|scrap|delete|take (?:out|off|away)|leave out|kick out)\\s+(?:out\\s+)?(?:(?:just|only|maybe|at least)\\s+)*(?!the\\b)(${NUMBER})\\s+(?:of (?:the|those|these|my|our)\\s+)?(${KIND})\\b|\\b(${NUMBER})\\s+(${KIND})\\s+(?:less|fewer)\\b|\\b(${NUMBER})\\s+(?:less|fewer)\\s+(${KIND})\\b`,
);

/** Whether a text wants so many things of a kind off the plan, and leaves it open which: 'cut one museum'. */
export function removesSome(text: string, draft: Draft): boolean {
  return draft.tripTitle === undefined && SOME.test(foldInPlace(text));
}

/** As many as were said of what is of that kind go, those first that suit the traveller least. */
export const removeSome: Resolve = (request) => {
  const { text, folded, draft } = request;
  const said = SOME.exec(folded);
  if (!said) return undefined;
  const [count = '', kind = ''] = said.slice(1).filter((each) => each !== undefined);
  const isKind = kindAsked(kind);
  const asked = askedDays(text, draft.days, draft.today);
  const there = placedItems(draft)
    .filter(({ day }) => asked.days.length === 0 || asked.days.includes(day))
    .filter(({ item }) => item.place && isKind?.(item.place) && !item.isBooked);
  const least = there.toSorted((a, b) => worth(a, request) - worth(b, request)).slice(0, numberOf(count));
  if (least.length === 0) return { notPossible: `There is no ${kind} on the plan, so nothing was taken off.` };
  return {
    edits: least.map(({ item, day }) => ({ kind: 'remove', key: item.key, title: item.title, day: day.index })),
    done: `I take ${listed(least.map(placedText))} off: of ${there.length === 1 ? 'its kind' : `the ${there.length} of its kind`} the least for you.`,
  };
};

/** What was asked for by name and what people come for goes last. */
function worth({ item: { place }, day: { destination } }: Placed, { wish }: EditRequest): number {
  if (!place || !destination) return 0;
  const own = (wish.asked?.includes(place.name) ? 100 : 0) + (isMustSee(destination, place) ? 10 : 0);
  return own + (placeScore(destination, place, wish, { month: wish.month }) ?? -10);
}
