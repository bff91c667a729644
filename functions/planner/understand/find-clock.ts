/** When a traveller arrives on the first day and leaves on the last, in minutes from midnight. */
export interface Clock {
  readonly arrival?: number;
  readonly departure?: number;
}

const TIME =
  /(?<![\d.:/])(?:(at|around|by|about|till?|until|before|after)\s+)?(?:(\d{1,2})(?:[:.h](\d{2}))?\s*(a\.?m|p\.?m|o'?clock|h|uhr)?(?![\d/:]|\.\d|\s*(?:days?|nights?|people|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\b|(noon|midday|midnight|early morning|(?:the )?(?:early |late )?(?:morning|afternoon|evening)|lunch ?time|(?<=(?:around|about|by|before|after|at|till?|until) )lunch|late at night|(?:the )?night)\b)/g;
const ARRIVING =
  /\b(?:land(?:s|ing|ed)?|arriv\w+|touch(?:ing)? down|get(?:ting)? (?:in|there)|flight (?:lands|arrives|gets in)|fly(?:ing)? in|(?:train|bus|coach|ferry) (?:gets in|arrives)|off work|finish(?:ing)? work|get(?:ting)? off work)\b/;
const LEAVING =
  /\b(?:leav\w+|depart\w*|fly(?:ing)?(?: out| home| back| on)?|flight (?:home|back|out|leaves|departs)|return (?:flight|train)|(?:train|bus|coach|ferry|plane|eurostar) (?:home|back|leaves|departs|goes)|tak(?:e|es|ing) off|go(?:ing)? home|head(?:ing)? home|back home|home by|back by|be at the (?:train |bus |main )?(?:station|airport|port|harbour)|(?:train|bus|ferry)(?= (?:is |leaves |departs |goes |home |back )*(?:at |@ ?|by )?\d{1,2}(?:[:.h]|\s?[ap]m))|(?<=\b(?:last day|(?:to|for) the airport)\b[^.;!?]{0,40})flight|flight(?= (?:is |at |on ){1,2}[^.;!?]{0,12}\b(?:the )?last day\b))\b(?! in(?:to)?\b)/;
/** Letters behind the word in which its time stands. */
const REACH = 45;
/** Nobody finishes work before it. */
const AFTER_WORK = 12;

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/midnight|late at night/, 23 * 60 + 30],
  [/lunch/, 13 * 60 + 30],
  [/afternoon/, 15 * 60],
  [/noon|midday/, 12 * 60],
  [/early morning/, 7 * 60],
  [/morning/, 10 * 60],
  [/late evening|night/, 22 * 60],
  [/evening/, 19 * 60],
];

/** The times of arrival and departure in a folded message: 'landing 22:40, flying Monday 7:00'. */
export function findClock(folded: string): Clock {
  const arrival = timeAfter(folded, ARRIVING);
  const departure = timeAfter(folded, LEAVING);
  return { ...(arrival === undefined ? {} : { arrival }), ...(departure === undefined ? {} : { departure }) };
}

/** The first time behind such a word, in its clause: 'landing fri 11 dec 22:40'. */
function timeAfter(folded: string, word: RegExp): number | undefined {
  const match = word.exec(folded);
  if (!match) return undefined;
  const from = match.index + match[0].length;
  const [clause = ''] = folded
    .slice(from, from + REACH)
    .split(/[;!?]|\.\s|\b(?:fly(?:ing)?|leav\w+|land(?:ing)?|arriv\w+)\b/);
  // 'Leave the evening free' goes nowhere.
  if (/^leav/.test(match[0]) && /\b(?:free|open|empty|blank|clear|alone|unplanned|off|as)\b/.test(clause))
    return undefined;
  const isWork = match[0].endsWith('work');
  for (const time of clause.matchAll(TIME)) {
    const minutes = minutesOf(time);
    if (minutes !== undefined) return isWork && minutes < AFTER_WORK * 60 ? minutes + AFTER_WORK * 60 : minutes;
  }
  return undefined;
}

/** The first time of day in a folded text, in minutes from midnight. */
export function findTime(folded: string): number | undefined {
  for (const time of folded.matchAll(TIME)) {
    const minutes = time[5] === undefined ? minutesOf(time) : undefined;
    if (minutes !== undefined) return minutes;
  }
  return undefined;
}

/** Every time of day in a folded text, in words too, with where it stands. */
export function timesIn(folded: string): SaidTime[] {
  return [...folded.matchAll(TIME)].flatMap((time) => {
    const minutes = minutesOf(time);
    const isWord = time[5] !== undefined;
    return minutes === undefined ? [] : { at: time.index, end: time.index + time[0].length, minutes, isWord };
  });
}

interface SaidTime {
  readonly at: number;
  readonly end: number;
  readonly minutes: number;
  /** A part of the day rather than an hour. */
  readonly isWord: boolean;
}

/** Minutes from midnight, of a time in figures or words; undefined for a number that is none: 'arriving 12 May'. */
function minutesOf([, how, hours, minutes, half, word]: readonly (string | undefined)[]): number | undefined {
  if (word !== undefined) return WORDS.find(([pattern]) => pattern.test(word))?.[1];
  if (hours === undefined || (minutes === undefined && half === undefined && how === undefined)) return undefined;
  if (Number(hours) > 24 || Number(minutes ?? 0) > 59) return undefined;
  const isAfternoon = /^p/.test(half ?? '') && Number(hours) < 12;
  const isMidnight = /^a/.test(half ?? '') && Number(hours) === 12;
  return (Number(hours) + (isAfternoon ? 12 : isMidnight ? -12 : 0)) * 60 + Number(minutes ?? 0);
}

const BEFORE =
  /\b(?:not?|never|nothing|don'?t|do not|no earlier|can'?t|cannot|hate)\b[^.;!?,]{0,30}?\b(?:before|than|earlier than|until)\s+(?:at\s+)?(\d{1,2})(?:[:.](\d{2}))?\s*(a\.?m|p\.?m)?\b|\b(?:start(?:ing)?|begin(?:ning)?|sleep(?:ing)?|lie in)\s+(?:the days?\s+)?(?:each day\s+|every day\s+)?(?:at|from|around|till?|until|not before|about)?\s*(\d{1,2})(?:[:.](\d{2}))?\s*(a\.?m|p\.?m)?(?!\s*(?:st|nd|rd|th|days?|nights?|weeks?|[./-]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|of))\b/;
const NOON = /\b(?:not|never|nothing|don'?t)\b[^.;!?,]{0,25}?\bbefore (?:noon|midday|lunch)\b|\bno mornings\b/;

const NOT_EARLY = /\b(?:nothing|not|no)\s+(?:(?:too|crazy|super|very|stupidly|silly|ridiculously|that|so)\s+)+early\b/;
const NINE = 9 * 60;

/** The earliest that a traveller wants to begin a day, in minutes from midnight: 'I don't get up before 11'. */
export function findEarliest(folded: string): number | undefined {
  if (NOON.test(folded)) return 12 * 60;
  if (NOT_EARLY.test(folded)) return NINE;
  const [text, hours, minutes, half, from, fromMinutes, fromHalf] = BEFORE.exec(folded) ?? [];
  if (text === undefined) return undefined;
  const said = minutesOf(['', 'at', hours ?? from, minutes ?? fromMinutes, half ?? fromHalf]);
  return said !== undefined && said >= 6 * 60 && said <= 15 * 60 ? said : undefined;
}

const AFTER =
  /\b(?:nothing|not|no|never|nowt|don'?t|do not|won'?t|can'?t)\b[^.;!?,]{0,30}?\b(?:after|past|later than|beyond)\s+(?:at\s+)?(\d{1,2})(?:[:.](\d{2}))?\s*(a\.?m|p\.?m|h\b|o'?clock)?|\b(?:(?:back (?:at|in) (?:the|our|my) \w+|done|finished|in bed|asleep|(?:back|home) every (?:day|night|evening))\s+by|(?:finish|end|stop|wrap up) (?:the days? |each day |every day )?(?:by|at|before))\s+(\d{1,2})(?:[:.](\d{2}))?\s*(p\.?m|h\b|o'?clock)?(?! (?:every|each)? ?morning)/;

/** The latest that a traveller wants to be out, in minutes from midnight: 'nothing after 8pm'. */
export function findLatest(folded: string): number | undefined {
  const bed = bedTime(folded);
  if (bed !== undefined) return bed;
  const [text, hours, minutes, half, by, byMinutes, byHalf] = AFTER.exec(folded) ?? [];
  if (text === undefined) return undefined;
  const said = minutesOf(['', 'at', hours ?? by, minutes ?? byMinutes, half ?? byHalf]);
  if (said === undefined) return undefined;
  const late = said <= 11 * 60 && !/^a/.test(half ?? byHalf ?? '') ? said + 12 * 60 : said;
  return late >= 15 * 60 && late <= 23 * 60 + 59 ? late : undefined;
}

const IN_BED =
  /\b(?:(?:go(?:es|ing)?|are|is|be|put|have to be|must be|needs? to be) (?:them |her |him |the kids |the baby )?(?:to|in) bed|bed ?time(?: is)?|asleep)\s+(?:at|by|around|about|before)?\s*(\d{1,2}(?=(?:[0-5]\d)?(?!\d)))[:.h]?([0-5]\d)?\s*(p\.?m)?\b/;
/** What a child takes to get to bed, in minutes. */
const TO_BED = 60;

/** When everybody is back where a child goes to bed: 'they go to bed 1930'. */
function bedTime(folded: string): number | undefined {
  const [text, hours, minutes, half] = IN_BED.exec(folded) ?? [];
  const said = text === undefined ? undefined : minutesOf(['', 'at', hours, minutes, half]);
  if (said === undefined) return undefined;
  const evening = said <= 11 * 60 ? said + 12 * 60 : said;
  return evening >= 18 * 60 && evening <= 22 * 60 ? evening - TO_BED : undefined;
}
