import { NUMBER, numberOf } from './numbers.ts';
import { findWeekdaySpan } from './weekdays.ts';

/** Words between a number and its days: 'a relaxed week', 'two lovely weeks'. */
const MANNER =
  '(?:(?:active|amazing|beautiful|blissful|busy|calm|carefree|cheap|chilled|cosy|cultural|easy|exciting|fantastic|full|fun|gentle|glorious|good|great|happy|lazy|leisurely|long|lovely|magical|mild|nice|or so|packed|peaceful|perfect|proper|quiet|relaxed|relaxing|restful|romantic|short|single|slow|solid|sunny|unforgettable|warm|whole|wonderful),?\\s+(?:and\\s+)?){0,3}';
const HALF = '(?:\\s+and\\s+a\\s+half|[.,]5|½)';
const ISH = '(?:\\s*-?\\s*ish)?';
const RANGE = /(\d{1,2})\s*(?:-|to|or|and)\s*(\d{1,2})[\s-]*(days?|nights?|weeks?)\b/;
const WORD_RANGE = new RegExp(`\\b(${NUMBER})\\s+(?:to|or)\\s+(${NUMBER})\\s+(days?|nights?|weeks?)\\b`);
/** 'A day trip' and 'two day trips' are not lengths, 'a 5-day trip' is one. */
const AS_ADJECTIVE = new RegExp(
  `\\b(${NUMBER})[\\s-]+day[\\s-]+(?:${MANNER}(?:city\\s+)?)(?:trip|tour|break|holiday|vacation|getaway|visit|stay|itinerary|plan|adventure|escape)\\b(?!s)`,
);
const DAYS = new RegExp(
  `\\b(${NUMBER})(${HALF})?${ISH}(?:\\s+|-)?${MANNER}days?\\b(?!\\s*(?:trips?|tours?|off|pass|out))`,
);
const NIGHTS = new RegExp(`\\b(${NUMBER})(?:\\s+|-)?${MANNER}(?:nights?|nites?|nts?)\\b`);
const WEEKS = new RegExp(`\\b(${NUMBER})(${HALF})?(?:\\s+|-)?${MANNER}(?:weeks?|wks?)\\b`);
const HOURS = /\b(\d{2})\s*(?:h|hrs?|hours)\b/;
/** Words next to a length that do not give one: 'two more days'. */
const RELATIVE =
  /\b(?:more|extra|additional|fewer|less)\s+(?:days?|nights?)\b|\bdays?\s+(?:longer|shorter|more|less)\b/;

/** The length of a trip in a message, in days; undefined when it names none. */
export function findLength(folded: string): number | undefined {
  if (RELATIVE.test(folded)) return undefined;
  const range = RANGE.exec(folded) ?? WORD_RANGE.exec(folded);
  if (range) {
    const most = Math.max(numberOf(range[1] ?? ''), numberOf(range[2] ?? ''));
    return /^w/.test(range[3] ?? '') ? most * 7 : most + (/^n/.test(range[3] ?? '') ? 1 : 0);
  }
  return inWeeks(folded) ?? inDays(folded) ?? inWords(folded);
}

function inWeeks(folded: string): number | undefined {
  if (/\bfortnight\b|\bfortnite\b/.test(folded)) return 14;
  if (/\bhalf a week\b/.test(folded)) return 4;
  if (/\b(?:a |one |1 )?week and a half\b/.test(folded)) return 10;
  const weeks = WEEKS.exec(folded);
  if (weeks && !/\b(?:next|this|last)\s+week\b/.test(weeks[0])) {
    return Math.floor(numberOf(weeks[1] ?? '') * 7 + (weeks[2] ? 3.5 : 0));
  }
  return /\b(?:whole|full|about a|for a|one) week\b|\bthe week\b(?!\s*-?\s*(?:end|after|days?))|\bweek[\s-]long\b/.test(
    folded,
  )
    ? 7
    : undefined;
}

function inDays(folded: string): number | undefined {
  const adjective = AS_ADJECTIVE.exec(folded);
  if (adjective && !/^(?:a|an|one|1)$/.test(adjective[1] ?? '')) return numberOf(adjective[1] ?? '');
  if (/\b(?:a |one |1 )?day and a half\b/.test(folded) && !/\d days? and a half/.test(folded)) return 2;
  const days = DAYS.exec(folded.replace(PART, ' '));
  if (days && isLength(folded, days)) return numberOf(days[1] ?? '') + (days[2] ? 1 : 0);
  const halves = new RegExp(`\\b(${NUMBER})\\s+and\\s+a\\s+half\\s+days\\b`).exec(folded);
  if (halves) return numberOf(halves[1] ?? '') + 1;
  const short = /\b(\d{1,2})\s?d\b/.exec(folded);
  if (short) return Number(short[1]);
  const nights = NIGHTS.exec(folded.replace(PART, ' ')) ?? /\b(\d{1,2})\s?n\b/.exec(folded);
  if (nights) return numberOf(nights[1] ?? '') + 1;
  const hours = HOURS.exec(folded);
  return hours && Number(hours[1]) % 12 === 0 ? Math.ceil(Number(hours[1]) / 24) : undefined;
}

/** 'The first 2 days' are a part of a trip. */
const PART = new RegExp(`\\b(?:first|last|final|opening)\\s+(?:${NUMBER})\\s+(?:days?|nights?)\\b`, 'g');

function inWords(folded: string): number | undefined {
  if (/\blong[\s-]+(?:week-?end|wknd|wkend)\b/.test(folded)) return 4;
  if (/\b(?:week-?end|wknd|wkend|w\/e)\b/.test(folded)) return findWeekdaySpan(folded)?.days ?? 3;
  if (/\b(?:a|one|the whole|a whole)\s+month\b|\bmonth[\s-]long\b/.test(folded)) return 28;
  if (
    /\b(?:layover|stopover|cruise (?:ship )?stops?|shore excursion|port of call|same[- ]day (?:trip|return|visit)|(?:back|return\w*|home)(?: on)? the same day|just the day|one-day)\b/.test(
      folded,
    )
  )
    return 1;
  if (/\bovernight(?:er)?\b/.test(folded)) return 2;
  if (ONLY_DAY_TRIP.test(folded)) return 1;
  if (
    /(?<!\b(?:with|and|plus|incl\w*|add|maybe|another|one|or)\s(?:a\s)?)\bday\s+trip\s+to\b|\bfor\s+(?:the|a)\s+day\b/.test(
      folded,
    )
  )
    return 1;
  return undefined;
}

/** The days from one weekday to another: 'Friday to Monday'. */
export function findSpanLength(folded: string): number | undefined {
  return RELATIVE.test(folded) ? undefined : findWeekdaySpan(folded)?.days;
}

/** 'Salzburg day trip', and nothing else. */
const ONLY_DAY_TRIP =
  /^(?!.*\b(?:add|another|more|with|no|without|skip|include|drop|remove|the|plus|and|extra|put)\b)[^.,;]*\bday[\s-]?trip\W*$/;

/** '50 a day' and 'a day trip' are not lengths. */
function isLength(folded: string, { index, 1: number = '', 0: match }: RegExpExecArray): boolean {
  if (!/^(?:a|an)$/.test(number)) return numberOf(number) > 0;
  return /^a day\b/.test(match) && /\b(?:for|just|only|in|spend)\s+$/.test(folded.slice(0, index));
}

/** Also a sum. */
const NUMBER_ALONE = `(?:\\d{4}|${NUMBER})`;
const MADE_TO = new RegExp(
  `\\b(?:make|cut|bring|get|stretch|extend|shorten|reduce|change|turn|keep|squeeze)\\s+(?:it|that|this|them|the (?:trip|plan|stay))?\\s*(?:down\\s+|up\\s+|back\\s+)?(?:to\\s+|into\\s+|only\\s+|just\\s+)*(${NUMBER_ALONE})(?!\\d|[.,/:]\\d|st\\b|nd\\b|rd\\b|th\\b)(?:\\s+(?:instead|please|pls|then|only))?\\s*(?:$|[.,;!?])`,
);

/** A bare number about a plan: 'make it 6'. */
export function findBareNumber(folded: string): number | undefined {
  const said =
    MADE_TO.exec(folded)?.[1] ??
    new RegExp(
      `^\\W*(?:(?:no|hmm+|well|ok)\\W+|(?:just|only|rather|actually|let'?s (?:do|say|make it))\\s+)*(?:more like\\s+)?(${NUMBER_ALONE})(?:\\s+(?:instead|then|rather)|(?<=(?:more like|^no,?)\\s+${NUMBER_ALONE}))\\W*$`,
    ).exec(folded)?.[1];
  return said === undefined || /^an?$/.test(said) ? undefined : numberOf(said);
}

/** A bare number of days. */
export function findBareLength(folded: string): number | undefined {
  const days = findBareNumber(folded) ?? 0;
  return days >= 1 && days <= 60 ? days : undefined;
}

/** The message with its lengths rewritten so that they contain no other expression: 'a 5-day trip' is no day trip. */
export function withPlainLengths(folded: string): string {
  return folded.replace(new RegExp(AS_ADJECTIVE, 'g'), (text, number: string) =>
    /^(?:a|an|one|1)$/.test(number) ? text : `${number} days`,
  );
}

/** 'No more than three hours a day' is no longer trip. */
const LIMITS =
  /\b(?:no|not) more than\b|(?<![a-z])(?:[€$£]?\d[\d.,]*|hours?|hrs?|km|miles|driving|things?|sights?|euros?|pounds?|dollars?) (?:a|per|each|every) (?:day|night)\b/g;

/** 'Cut it by two days', 'two days fewer': 'drop something so it stays 8 days' is not eight days less. */
const LESS = new RegExp(
  `\\b(?:cut|drop|remove|lose|skip|minus|shorten|knock off|take off)\\b(?:\\s+(?:it|this|that|the|our|trip|stay|plan|off|out|down|by|just|only|maybe|about)){0,5}\\s+(?:${NUMBER}|another)\\s+(?:\\p{L}+\\s+)?(?:days?|nights?|weeks?)\\b|\\b(?:${NUMBER})\\s+(?:(?:less|fewer)\\s+(?:days?|nights?|weeks?)|(?:days?|nights?|weeks?)\\s+(?:less|fewer|shorter|off))\\b|\\bshorter by\\b`,
  'u',
);

/** How a message changes a length: days to add (negative: to remove), or a factor. */
export function findLengthChange(said: string): { readonly by: number } | { readonly times: number } | undefined {
  const folded = said.replace(LIMITS, ' ');
  const more = new RegExp(
    `\\b(${NUMBER}|another)\\s+(?:more\\s+|extra\\s+|additional\\s+|fewer\\s+|less\\s+)?(days?|nights?|weeks?)(?:\\s+(?:longer|more|extra))?\\b`,
  );
  const change = more.exec(folded);
  const isMore = /\b(?:more|extra|additional|longer|another|add|extend|stay on)\b/.test(folded);
  const isLess = /\b(?:fewer|less|shorter|cut|drop|remove|shorten|skip|lose|minus|knock off|take off)\b/.test(folded);
  const days =
    (/^week/.test(change?.[2] ?? '') ? 7 : 1) * (change?.[1] === 'another' ? 1 : numberOf(change?.[1] ?? ''));
  if (change && isMore && !/day\s*trip/.test(folded)) return { by: days };
  if (change && isLess && LESS.test(folded) && !/\bday\s*\d|day\s*trip/.test(folded)) return { by: -days };
  if (/\b(?:shorter|shorten|too long|less time|fewer days|less days|not (?:that|so) long)\b/.test(folded))
    return { times: 0.7 };
  if (/\b(?:longer|lengthen|extend|too short|more time|more days)\b/.test(folded)) return { times: 1.4 };
  return undefined;
}
