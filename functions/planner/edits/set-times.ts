import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { findTime } from '../understand/find-clock.ts';
import { namedSights } from '../understand/find-sights.ts';
import { timeText } from '../words/time.ts';
import { askedDays } from './asked-days.ts';
import { destinationsOf, type Placed, placedItems } from './draft.ts';
import type { EditRequest, Resolve } from './edit-request.ts';
import { placedText } from './edit-words.ts';
import { findItems, kindAsked } from './find-items.ts';
import { moveItems } from './move-items.ts';

const NOON = 12 * 60;
const EVENING = 18 * 60;
const IN_EVENING = /\b(?:dinner|supper|evening|tonight|drinks)\b/;

/** 'Dinner at 9 on day 2': a plan has parts of days and no hours, so an hour of another part moves it there. */
export const setTimes: Resolve = (request) => {
  const { folded } = request;
  const said = findTime(folded);
  if (said === undefined) return undefined;
  const minutes = said < NOON && IN_EVENING.test(folded) ? said + NOON : said;
  const [only, ...others] = named(request);
  if (!only || others.length > 0) return undefined;
  const part: TimeOfDay = minutes < NOON ? 'morning' : minutes < EVENING ? 'afternoon' : 'evening';
  if (only.item.time === part)
    return {
      notPossible: `The plan has parts of the day and no hours: ${placedText(only)} is in the ${part} already. Put ${timeText(minutes)} on it once it is in your timeline.`,
    };
  return moveItems({ ...request, text: `${only.item.title} in the ${part}`, folded: only.item.title.toLowerCase() });
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
