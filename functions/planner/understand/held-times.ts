import { findClock, findTime } from './find-clock.ts';
import data from './held-times.json' with { type: 'json' };
import { MONTH } from './months.ts';

/** Hours of a day that are taken, or kept free, as a text says them. */
export interface SaidHours {
  /** Where they stand in the text. */
  readonly at: number;
  readonly end: number;
  /** Minutes from midnight. */
  readonly from: number;
  /** Undefined where only the beginning is said. */
  readonly to: number | undefined;
  /** What it is, in the traveller's words, folded; undefined where hours are only kept free. */
  readonly what: string | undefined;
  /** It is so on every day where no day is named. */
  readonly isDaily: boolean;
  /** It ends the day, so that it is of the last one where none is named. */
  readonly isOfEnd: boolean;
}

const DAY_MINUTES = 24 * 60;
const NOON = 12 * 60;
/** Before it an hour without 'am' is one of the afternoon: nobody naps from one to three at night. */
const DAWN = 7 * 60;

const words = (text: string) => new Set(text.split(' '));
const SPANS = words(data.spans);
const EVENTS = words(data.events);
const MEALS = words(data.meals);
const RESTFUL = words(data.restful);

const HOUR = String.raw`(\d{1,2}(?=(?:[0-5]\d)?(?!\d)))(?:[:.h]?([0-5]\d))?\s*(a\.?m\b|p\.?m\b|h\b|o'?clock\b|uhr\b)?`;
const NO_HOUR = String.raw`(?!\s*(?:[/.:]?\d|st\b|nd\b|rd\b|th\b|days?\b|nights?\b|weeks?\b|months?\b|years?\b|people\b|kids?\b|adults?\b|of us\b|minutes?\b|mins?\b|hours?\b|hrs?\b|of\b|km\b|%|euros?\b|pounds?\b|dollars?\b|[€$£]|${MONTH}\b))`;
const RANGE = new RegExp(
  String.raw`(?<![\d.:/€$£-])(?:(?:from|between)\s+)?(?:at\s+)?${HOUR}\s*(?:-|to|till?|until|and|in)\s*(?:at\s+)?${HOUR}${NO_HOUR}`,
);
/** Words that say that nothing else is to be then. */
const KEPT = /\b(?:free|nothing|clear|empty|blank|open|off|busy|blocked|reserved|booked|unavailable|not available)\b/;
const UP_TO = new RegExp(
  String.raw`\b(?:free|nothing|clear|empty|off|blank|nowt|busy|booked|working)\b[^.;!?]{0,40}?\b(?:till?|until|before)\s+(?:at\s+)?${HOUR}${NO_HOUR}`,
);
const ONLY_AFTER = new RegExp(
  String.raw`\b(?:only|just|small|light|something|nothing (?:big|much))\b[^.;!?]{0,40}?\b(?:after|from)\s+${HOUR}${NO_HOUR}`,
);
const GONE_BY = new RegExp(
  String.raw`\b(?:leave|leaving|out of|away from|be done (?:in|with))\s+(?:the\s+|our\s+|my\s+)?(?:city\s+)?(?:cent(?:er|re)|town|city|hotel|place|apartment|flat|airbnb)\b[^.;!?]{0,12}?\b(?:by|at|before|around)\s+${HOUR}${NO_HOUR}`,
);
const NOT_AFTER = new RegExp(
  String.raw`\b(?:nothing|nowt|not(?:hing)? (?:planned|more)|free)\s+(?:planned\s+|more\s+)?(?:after|past|later than|from)\s+${HOUR}${NO_HOUR}`,
);
/** A rest behind lunch has an hour from two on. */
const REST =
  /\b(?:break|rest|nap|pause|siesta|downtime|lie down)\b[^.;!?]{0,20}\bafter lunch\b|\bafter lunch\b[^.;!?]{0,25}\b(?:break|rest|nap|pause|siesta|downtime|lie down)\b/;
const AT_GATE = new RegExp(
  String.raw`\b(?:must|have to|has to|need to|needs to|got to|gotta|should) be (?:back )?(?:at|in)\s+(?:the\s+)?[\p{L} ]{0,25}?\b(?:airport|station|port|terminal|gate|schiphol|heathrow|gatwick|stansted|luton|orly|cdg|fiumicino|ciampino|barajas|tegel|malpensa|jfk|newark|narita|haneda|changi)\b[^.;!?]{0,15}?\b(?:by|at|before|around)\s+${HOUR}${NO_HOUR}`,
  'u',
);
/** Minutes from the middle of a town to where one leaves from. */
const TO_GATE = 75;

const ONLY_EVENINGS =
  /\b(?:just|only)\s+(?:(?:plan|do|fill|need|want|have|got)\s+)*(?:(?:my|our|the|me|us)\s+)*evenings?\b|\bevenings only\b|\bonly (?:free|available) (?:in the|on the)? ?evenings?\b/;
const EVENING = 18 * 60;

/** A verb of a journey, whose hours are those of the trip's ends. */
const JOURNEY =
  /\b(?:land(?:s|ing|ed)?|arriv\w+|flight|fly(?:ing)?|flies|plane|depart\w*|train|bus|coach|eurostar|check[- ]?(?:in|out)|get(?:ting)? in|touch(?:ing)? down)\b/;
const ASKS = /\?\s*$|^\W*(?:is|are|does|do|did|can|could|what|when|which|how|where|why|should|would|will)\b/;

/** The hours that a folded text says are taken or kept free; undefined where it says none for certain. */
export function saidHours(folded: string): SaidHours | undefined {
  if (ASKS.test(folded)) return undefined;
  return spanned(folded) ?? edged(folded) ?? begun(folded);
}

/** Whether a folded text says by itself what has which hours, or which stay free. */
export function saysHours(folded: string): boolean {
  const said = saidHours(folded);
  return said !== undefined && (said.what !== undefined || said.to !== undefined);
}

/** 'Meetings 9 to 5', 'keep 12 to 2 free' */
function spanned(folded: string): SaidHours | undefined {
  const match = RANGE.exec(folded);
  if (!match || JOURNEY.test(folded)) return undefined;
  const [text, hour, minute, half, toHour, toMinute, toHalf] = match;
  const span = wordOf(folded, SPANS);
  const isClock = minute !== undefined || toMinute !== undefined || half !== undefined || toHalf !== undefined;
  const event = wordOf(folded, EVENTS);
  const isKept = KEPT.test(folded);
  if (span === undefined && !isKept && !(isClock && event !== undefined)) return undefined;
  const said = span ?? event;
  const hours = hoursOf([hour, minute, half ?? toHalf], [toHour, toMinute, toHalf]);
  if (!hours) return undefined;
  const isRest = said !== undefined && RESTFUL.has(singular(said));
  return {
    ...{ at: match.index, end: match.index + text.length, ...hours },
    what:
      isRest || said === undefined || (isKept && span === undefined) || said === 'busy' || said === 'booked'
        ? undefined
        : said,
    ...{ isDaily: span !== undefined || isKept, isOfEnd: false },
  };
}

/** The first or the second of a day's hours: 'free till 11', 'only something small after 3pm', 'leave the centre by 3'. */
function edged(folded: string): SaidHours | undefined {
  const at = (match: RegExpExecArray) => ({ at: match.index, end: match.index + match[0].length, what: undefined });
  const evenings = ONLY_EVENINGS.exec(folded);
  if (evenings) return { ...at(evenings), from: 0, to: EVENING, isDaily: true, isOfEnd: false };
  const before = UP_TO.exec(folded) ?? ONLY_AFTER.exec(folded);
  const until = before ? minutesOf(before.slice(1), NOON / 2) : undefined;
  if (before && until !== undefined) return { ...at(before), from: 0, to: until, isDaily: false, isOfEnd: false };
  const rest = REST.exec(folded);
  if (rest) return { ...at(rest), from: NOON + 120, to: NOON + 180, isDaily: true, isOfEnd: false };
  // 'On the last day we have to be at the station at 12' is when they leave.
  const gate = findClock(folded).departure === undefined ? AT_GATE.exec(folded) : null;
  const there = gate ? minutesOf(gate.slice(1), DAWN) : undefined;
  if (gate && there !== undefined)
    return { ...at(gate), from: there - TO_GATE, to: DAY_MINUTES, isDaily: false, isOfEnd: true };
  const after = GONE_BY.exec(folded) ?? NOT_AFTER.exec(folded);
  const from = after ? minutesOf(after.slice(1), DAWN) : undefined;
  if (!after || from === undefined) return undefined;
  return { ...at(after), from, to: DAY_MINUTES, isDaily: false, isOfEnd: GONE_BY.test(folded) };
}

const MEETS = new RegExp(
  String.raw`\b(?:${data.meets.replaceAll(' ', '|')})\s+((?:my|our|a|an|the|his|her|some)\s+\p{L}+|[\p{L}]+)`,
  'u',
);

/** 'Dinner at 8', 'we see my cousin at 19:00' */
function begun(folded: string): SaidHours | undefined {
  if (JOURNEY.test(folded) || /\b(?:before|after|by|until|till?|from|than)\s+\d/.test(folded)) return undefined;
  const from = findTime(folded);
  if (from === undefined) return undefined;
  const word = wordOf(folded, EVENTS);
  const met = MEETS.exec(folded)?.[0];
  const what = word ?? met;
  const isEvening = /\b(?:dinner|supper|evening|tonight|drinks|concert|show|opera|night)\b/.test(folded);
  const minutes = from < DAWN || (isEvening && from < NOON) ? from + NOON : from;
  return {
    at: 0,
    end: folded.length,
    from: minutes % DAY_MINUTES,
    to: undefined,
    what,
    isDaily: false,
    isOfEnd: false,
  };
}

/** The minutes that an event of that name usually takes. */
export function minutesOfEvent(what: string | undefined): number {
  return what !== undefined && isMealWord(what) ? MEAL_MINUTES : EVENT_MINUTES;
}

const MEAL_MINUTES = 90;
const EVENT_MINUTES = 120;

/** Whether something is a meal by its words: 'Dinner with Ana'. */
export function isMealWord(what: string): boolean {
  return (what.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => MEALS.has(singular(word)));
}

/** The first of these words in a text, as it is written there. */
function wordOf(folded: string, among: ReadonlySet<string>): string | undefined {
  return (folded.match(/\p{L}+/gu) ?? []).find((word) => among.has(singular(word)));
}

function singular(word: string): string {
  if (among(word)) return word;
  return word.endsWith('es') && among(word.slice(0, -2)) ? word.slice(0, -2) : word.replace(/s$/, '');
}

function among(word: string): boolean {
  return SPANS.has(word) || EVENTS.has(word);
}

type Hour = readonly (string | undefined)[];

function hoursOf(first: Hour, last: Hour): { readonly from: number; readonly to: number } | undefined {
  const to = minutesOf(last, DAWN);
  const said = minutesOf(first, DAWN);
  if (to === undefined || said === undefined) return undefined;
  // '9 to 5' ends in the afternoon, and '10 to 1pm' begins in the morning.
  const early = Number(first[0]) * 60 + Number(first[1] ?? 0);
  const from = said >= to && early < to ? early : said;
  const end = to <= from && to + NOON <= DAY_MINUTES ? to + NOON : to;
  return end > from ? { from, to: end } : undefined;
}

/** Minutes from midnight; an hour without its half of the day that is before `dawn` is one of the afternoon. */
function minutesOf([hour, minute, half]: Hour, dawn: number): number | undefined {
  if (hour === undefined || Number(hour) > 24 || Number(minute ?? 0) > 59) return undefined;
  const isAfternoon = /^p/.test(half ?? '') && Number(hour) < 12;
  const isMidnight = /^a/.test(half ?? '') && Number(hour) === 12;
  const minutes = (Number(hour) + (isAfternoon ? 12 : isMidnight ? -12 : 0)) * 60 + Number(minute ?? 0);
  return half === undefined && minute === undefined && minutes < dawn ? minutes + NOON : minutes;
}
