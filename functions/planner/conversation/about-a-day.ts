import { foldInPlace } from '#shared/text/fold.ts';
import { apartFromDay } from '../clauses/clause-tokens.ts';
import { askedDays } from '../edits/asked-days.ts';
import type { Draft } from '../edits/draft.ts';
import { findLength } from '../understand/find-length.ts';
import { findStartWeekday } from '../understand/shift-dates.ts';

/** When the trip begins and ends, and the journey there. */
const JOURNEY =
  /\b(?:arriv\w*|land(?:s|ing|ed)?|fly\w*|flights?|depart\w*|(?:go|going|get|head|heading|back|be) home|leav(?:e|es|ing) (?:on|at|early|early on|again|home|from|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)|check ?(?:in|out))\b|\bfrom\b[^.;!?]{2,40}\b(?:to|until|till|til|through|-)\b|\b(?:until|till|til|back (?:by|on)|home by)\b/;
/** 'On the 12th of May' and 'in May' are dates of the trip. */
const DATE =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|\b\d{1,2}[./]\d{1,2}\b|\b20\d\d\b/;

/**
 * Whether a clause is about one of the plan's days, by its number, its weekday or as the first or the last: then it changes
 * nothing but that day, whatever else its words could mean. When a trip begins and ends is about no single day.
 */
export function isAboutDay(text: string, draft: Draft | undefined): boolean {
  if (!draft || draft.tripTitle !== undefined) return false;
  const folded = foldInPlace(text);
  if (JOURNEY.test(folded) || DATE.test(folded) || findLength(foldInPlace(apartFromDay(text).rest)) !== undefined)
    return false;
  const start = draft.days[0]?.date;
  if (start !== undefined && findStartWeekday(folded, start) !== undefined) return false;
  return askedDays(text, draft.days, draft.today).days.length > 0;
}
