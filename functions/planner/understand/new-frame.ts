import { MONTH } from './months.ts';
import { NUMBER } from './numbers.ts';
import { NOT_BEFORE } from './shift-dates.ts';
import { isSpan, isWholeSpan, WEEKDAY } from './weekdays.ts';

const UNIT = '(?:days?|nights?|nites?|nts?|weeks?|wks?|fortnight|months?|week-?ends?|wknds?)';
const WORD = /[\p{L}\p{N}']+/gu;
const TIME_WORD = new RegExp(`^(?:${NUMBER}|\\d+(?:st|nd|rd|th|d|n)?|${UNIT}|${WEEKDAY}|${MONTH})$`);

/** Words with which the length or the dates of a whole trip are said, and that say nothing else. */
const FRAME_WORDS = new Set(
  [
    'no nope yes yeah yep ok okay hm hmm oh ah well wait sorry actually please pls plz thanks then so but and or also still now',
    'again instead rather more like just only maybe perhaps at least most max in total all altogether overall and not the a an',
    'we i us me our my you can could would will shall should must have has had got get ve ll re d s want wanna need like love prefer',
    'it its this that these there be is are was were let lets do does did make made cut keep bring take stretch extend extended',
    'shorten shortened reduce change changed turn squeeze limit trim stay staying go going travel come coming trip plan holiday',
    'vacation whole thing length date dates to for from until till til through on of by in down up back longer shorter long short',
    'fewer less extra additional off later earlier sooner next last first start starting begin beginning end ending mid middle',
    'early late half year week move shift push postpone mean meant said think too enough better if possible when how about what',
    'even much way far little slightly somewhat find found time everything whole couple few fly flying leave leaving arrive arriving right sure bit',
  ]
    .join(' ')
    .split(/\s+/),
);

/** Whether a text says nothing but how long a trip is or when: 'actually 5 days please', 'from the 14th of May then'. */
function saysOnlyFrame(folded: string): boolean {
  const words = folded.replaceAll("'", ' ').match(WORD) ?? [];
  if (/\bday[\s-]trips?\b/.test(folded)) return false;
  return words.length > 0 && words.every((word) => FRAME_WORDS.has(word) || TIME_WORD.test(word) || /^\d+$/.test(word));
}

const WHOLE =
  '(?:it|this|that|them|everything|(?:the|our|my) (?:whole )?(?:trip|plan|stay|thing|holiday|vacation|tour|journey|visit))';
const LENGTH = `(?:${NUMBER})(?:[\\s-]+\\p{L}+){0,2}?[\\s-]*${UNIT}`;

/** What a length must stand with in a text that says more than it. */
const GOVERNS = new RegExp(
  [
    `\\b(?:make|cut|bring|get|stretch|extend|shorten|reduce|change|turn|keep|squeeze|limit|trim)\\s+${WHOLE}\\b[^.;!?]{0,25}?\\b${LENGTH}\\b`,
    `\\b${LENGTH}\\s+(?:instead(?! of\\b)|in total|altogether|all in all|overall|in all|now)\\b`,
    `\\b(?:trip|plan|stay|holiday|vacation|length)\\b[^.;!?]{0,12}\\b(?:is|be|to|of|for|lasts?)\\s+(?:only\\s+|just\\s+)?${LENGTH}\\b`,
    `\\b(?!an?\\b|one\\b|1\\b)(?:${NUMBER})[\\s-]+days?\\s+(?:trip|plan|itinerary|holiday|vacation|tour)\\b`,
    `\\b(?:we|i)(?:'ve|'ll)?\\s+(?:(?:only|now|just|actually|will|can|could|do|have|are|were|got|get|going|go|stay|staying|for)\\s+){1,4}${LENGTH}\\b(?!\\s+(?:in|at|near|of|with|by)\\b)`,
    `\\bfor\\s+(?:only\\s+|just\\s+)?(?!an?\\b|one\\b|1\\b)${LENGTH}\\b(?!\\s+(?:in|at|near|of|by)\\b)`,
  ].join('|'),
  'u',
);

/**
 * Whether a text gives a trip that is planned another length. A number of days said in passing ('one day the eldest wants
 * …', '2 nights in Bologna') is not the length of the trip.
 */
export function setsLength(folded: string): boolean {
  return folded.split(PARTS).some(saysOnlyFrame) || GOVERNS.test(folded);
}

/** '5 nights, early june, no boats' says three things. */
const PARTS = /[,;!?]|(?<!\d)\.(?=\s|$)/;

const OF_TRIP = /\b(?:trip|stay|holiday|vacation|plan|it)\b/;

/** Whether 'longer' or 'more time' is said of the whole trip, and not of a thing on it: 'more time for shopping'. */
export function changesLength(folded: string): boolean {
  return saysOnlyFrame(folded) || OF_TRIP.test(folded);
}

/** Whether a text gives the whole trip its first and last weekday: 'make it Friday to Monday', 'Friday to Sunday instead'. */
export function setsSpan(folded: string): boolean {
  return isWholeSpan(folded) || (isSpan(folded) && saysOnlyFrame(folded));
}

/** Words that ask for other dates of a whole trip. */
const MOVES =
  /\b(?:move|shift|change|push|instead|rather|postpone|bring|prefer|better|actually|dates?|meant?|start\w*|begin\w*|arriv\w+|land(?:s|ed|ing)?|get(?:ting)? in|set(?:ting)? off|make (?:it|that)|do (?:it|that)|go|going|come|travel\w*|fly\w*|leav\w+|from|later|earlier)\b/;

/** Words that make a day the first of a trip. */
const STARTS = new RegExp(
  `\\b(?:start\\w*|begin\\w*|arriv\\w+|land(?:s|ed|ing)?|get(?:s|ting)? (?:in|there)|set(?:ting)? off|fly(?:ing)? in|flight in|not before|earliest)\\b|\\bfrom (?:on )?(?:the )?(?:(?:${WEEKDAY}|${MONTH}) )?(?:the )?\\d{1,2}(?![:.]?\\d)`,
);

/** Words that make a day the last of a trip. */
const ENDS =
  /\b(?:leav(?:e|es|ing)|depart\w*|(?:fly|flying|flight|flights|train|plane|bus|coach|ferry|drive|head|heading|go|going|get|be)\s+(?:is\s+)?(?:back|home|out)|(?:flight|train|plane|bus|coach|ferry)\s+(?:home\s+|back\s+)?(?:is\s+)?from|home (?:on|by)|back (?:on|by|home)|until|till|til|return\w*|last (?:night|day))\b/;

/** Whether a day that a text names is the last of the trip: 'our flight from Naples leaves at 10:30 on the 14th'. */
export function endsTrip(folded: string): boolean {
  return ENDS.test(folded) && !STARTS.test(folded) && !NOT_BEFORE.test(folded);
}

/** Whether a day within the trip is its new first day. */
export function startsTrip(folded: string): boolean {
  return saysOnlyFrame(folded) || STARTS.test(folded) || NOT_BEFORE.test(folded);
}

/** Whether a text asks for other dates of the whole trip. */
export function movesTrip(folded: string): boolean {
  return saysOnlyFrame(folded) || MOVES.test(folded);
}
