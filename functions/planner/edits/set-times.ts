import { foldInPlace } from '#shared/text/fold.ts';
import { findTime } from '../understand/find-clock.ts';
import { namedSights } from '../understand/find-sights.ts';
import { askedDays } from './asked-days.ts';
import { destinationsOf, type Placed, placedItems } from './draft.ts';
import type { EditRequest, Resolve } from './edit-request.ts';
import { findItems, kindAsked } from './find-items.ts';
import { heldAt } from './hold-hours.ts';

const NOON = 12 * 60;
const IN_EVENING = /\b(?:dinner|supper|evening|tonight|drinks)\b/;

/** 'Dinner at 9 on day 2': what is named has that hour from now on. */
export const setTimes: Resolve = (request) => {
  const { folded } = request;
  const said = findTime(folded);
  if (said === undefined) return undefined;
  const minutes = said < NOON && IN_EVENING.test(folded) ? said + NOON : said;
  const [only, ...others] = named(request);
  return only && others.length === 0 ? heldAt(only, minutes, request) : undefined;
};

/** What is named, or its kind on a day. */
function named({ text, draft }: EditRequest): Placed[] {
  const asked = askedDays(text, draft.days, draft.today);
  const among = placedItems(draft).filter(({ day }) => asked.days.length === 0 || asked.days.includes(day));
  const isKind = kindAsked(text);
  const found = findItems(text, draft, among);
  const isSight = namedSights(foldInPlace(text), destinationsOf(draft)).length > 0;
  if (!isKind || asked.days.length === 0) return isSight ? found : [];
  const ofKind = among.filter(
    ({ item }) => item.place && isKind(item.place) && (asked.part === undefined || item.time === asked.part),
  );
  return ofKind.length > 0 ? ofKind : found;
}
