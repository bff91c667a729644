/** When a traveller arrives on the first day and leaves on the last, in minutes from midnight. */
export interface Clock {
  readonly arrival?: number;
  readonly departure?: number;
}

const TIME =
  "(?:(\\d{1,2})(?:[:.h](\\d{2}))?\\s*(a\\.?m|p\\.?m|o'?clock|h)?\\b|(noon|midday|midnight|early morning|(?:the )?(?:early |late )?(?:morning|afternoon|evening)|late at night|(?:the )?night))";
const ARRIVING = new RegExp(
  `\\b(?:land(?:s|ing|ed)?|arriv\\w+|touch(?:ing)? down|get(?:ting)? (?:in|there)|flight (?:lands|arrives|gets in)|fly(?:ing)? in)\\b[^.;!?]{0,30}?${TIME}`,
);
const LEAVING = new RegExp(
  `\\b(?:leav\\w+|depart\\w*|fly(?:ing)?(?: out| home| back)?|flight (?:home|back|out|leaves|departs)|tak(?:e|es|ing) off|go(?:ing)? home|head(?:ing)? home)\\b(?! in\\b)[^.;!?,]{0,30}?${TIME}`,
);

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/midnight|late at night/, 23 * 60 + 30],
  [/noon|midday/, 12 * 60],
  [/early morning/, 7 * 60],
  [/morning/, 10 * 60],
  [/afternoon/, 15 * 60],
  [/late evening|night/, 22 * 60],
  [/evening/, 19 * 60],
];

/** The times of arrival and departure in a folded message: 'landing 22:40, flying Monday 7:00'. */
export function findClock(folded: string): Clock {
  const arrival = minutesOf(ARRIVING.exec(folded));
  const departure = minutesOf(LEAVING.exec(folded));
  return { ...(arrival === undefined ? {} : { arrival }), ...(departure === undefined ? {} : { departure }) };
}

function minutesOf(match: RegExpExecArray | null): number | undefined {
  const [, hours, minutes, half, word] = match ?? [];
  if (word !== undefined) return WORDS.find(([pattern]) => pattern.test(word))?.[1];
  // 'Arriving 12 May' is a date.
  if (hours === undefined || (minutes === undefined && half === undefined) || Number(hours) > 24) return undefined;
  const isAfternoon = /^p/.test(half ?? '') && Number(hours) < 12;
  const isMidnight = /^a/.test(half ?? '') && Number(hours) === 12;
  return (Number(hours) + (isAfternoon ? 12 : isMidnight ? -12 : 0)) * 60 + Number(minutes ?? 0);
}
