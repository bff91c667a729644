import { foldInPlace } from '#shared/text/fold.ts';
import { askedDays } from '../edits/asked-days.ts';
import { type Draft, destinationsOf, placedItems } from '../edits/draft.ts';
import { takenOff } from '../edits/said-of-things.ts';
import { namedSights } from '../understand/find-sights.ts';

/** 'Disneyland rather on Sunday': one thing of the plan by its name, and one day that it is not on. */
export function goesToDay(text: string, draft: Draft | undefined): boolean {
  if (!draft || takenOff(text, draft).size > 0 || OTHER_EDIT.test(foldInPlace(text))) return false;
  const named = new Set(namedSights(foldInPlace(text), destinationsOf(draft)).map(({ place }) => place));
  const [only, ...others] = placedItems(draft).filter(({ item }) => item.place && named.has(item.place));
  const { days } = askedDays(text, draft.days, draft.today);
  return only !== undefined && others.length === 0 && named.size === 1 && days.length === 1 && days[0] !== only.day;
}

/** Words of an edit that puts more on a day, or something in the place of another. */
const OTHER_EDIT =
  /\b(?:swap|replace|exchange|trade|switch|for|with|near|after|before|also|too|free|empty|nothing|no)\b/;
