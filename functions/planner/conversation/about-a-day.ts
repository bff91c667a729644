import { foldInPlace } from '#shared/text/fold.ts';
import { apartFromDay } from '../clauses/clause-tokens.ts';
import { askedDays } from '../edits/asked-days.ts';
import { type Draft, destinationsOf } from '../edits/draft.ts';
import { boundStart } from '../understand/bound-start.ts';
import { explicitDates } from '../understand/explicit-dates.ts';
import { findClock } from '../understand/find-clock.ts';
import { findLength } from '../understand/find-length.ts';
import { namedSights } from '../understand/find-sights.ts';
import { setsSpan, startsTrip } from '../understand/new-frame.ts';
import { findStartWeekday, isOtherWeek, namesBareDay } from '../understand/shift-dates.ts';
import { timeOfYear } from '../understand/time-of-year.ts';

/** When the trip begins and ends, and the journey there. */
const JOURNEY =
  /\b(?:arriv\w*|land(?:s|ing|ed)?|get(?:s|ting)? in|(?:train|bus|coach|ferry|plane|eurostar) (?:home|back|leaves|departs|goes)|fly\w*|flights?|depart\w*|(?:go|going|get|head|heading|back|be) home|leav(?:e|es|ing) (?:on|at|early|early on|again|home|from|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)|check ?(?:in|out))\b|\bfrom\b[^.;!?]{2,40}\b(?:to|until|till|til|through|-)\b|\b(?:until|till|til|back (?:by|on)|home by)\b/;
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
  // 'Make it Friday to Monday' and 'the weekend after' are the whole trip.
  if (setsSpan(folded) || isOtherWeek(folded)) return false;
  // 'Sorry, Friday 7 then' is the first day of the trip.
  if (namesBareDay(folded) && startsTrip(folded)) return false;
  const start = draft.days[0]?.date;
  const said = explicitDates(folded, draft.today) ?? timeOfYear(folded, text, draft.today);
  // 'The Ascension weekend instead, Thursday to Sunday' are other dates.
  if (said?.start !== undefined && start !== undefined && draft.days.every(({ date }) => date !== said.start))
    return false;
  if (start !== undefined && findStartWeekday(folded, start) !== undefined) return false;
  return askedDays(text, draft.days, draft.today).days.length > 0;
}

/** Whether a clause says from which day on the traveller can go: 'we can't get away before the 7th'. */
export function setsFirstDay(text: string, draft: Draft): boolean {
  const start = draft.days[0]?.date;
  if (start === undefined || draft.tripTitle !== undefined) return false;
  return (
    boundStart(foldInPlace(text), start) !== undefined &&
    namedSights(foldInPlace(text), destinationsOf(draft)).length === 0
  );
}

/** Whether a clause says when the traveller arrives on the first day, or leaves on the last: 'day 3 just the morning, train at 14h'. */
export function setsClock(text: string, draft: Draft): boolean {
  if (draft.tripTitle !== undefined) return false;
  const { arrival, departure } = findClock(foldInPlace(text));
  const { days } = askedDays(text, draft.days, draft.today);
  const isOn = (index: number) => days.length === 0 || (days.length === 1 && days[0]?.index === index);
  return (departure !== undefined && isOn(draft.days.length - 1)) || (arrival !== undefined && isOn(0));
}

/** 'Can Sunday morning stay empty': that day, or that part of it. */
export function staysEmpty(text: string, draft: Draft): boolean {
  return EMPTY.test(foldInPlace(text)) && askedDays(text, draft.days, draft.today).days.length > 0;
}

const EMPTY =
  /\b(?:stays?|be|leave|keep|left|kept|remains?|have|want|with)\b[^.;!?]{0,30}\b(?:empty|blank|unplanned|nothing (?:planned|on|in it|at all))\b/;
