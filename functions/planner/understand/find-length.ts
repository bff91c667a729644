import { NUMBER, numberOf } from './numbers.ts';

/** What may stand between a number and its days: 'a relaxed week', 'two lovely weeks'. */
const MANNER =
  '(?:(?:active|amazing|beautiful|blissful|busy|calm|carefree|cheap|chilled|cosy|cultural|easy|exciting|fantastic|full|fun|gentle|glorious|good|great|happy|lazy|leisurely|long|lovely|magical|mild|nice|packed|peaceful|perfect|proper|quiet|relaxed|relaxing|restful|romantic|short|slow|solid|sunny|unforgettable|warm|whole|wonderful),?\\s+(?:and\\s+)?){0,3}';
const RANGE = /(\d{1,2})\s*(?:-|to|or)\s*(\d{1,2})[\s-]*(?:days?|nights?)\b/;
const DAYS = new RegExp(`\\b(${NUMBER})(?:\\s+|-)?${MANNER}days?\\b(?!\\s*(?:trip|tour|off|pass|out))`);
const NIGHTS = new RegExp(`\\b(${NUMBER})(?:\\s+|-)?${MANNER}nights?\\b`);
const WEEKS = new RegExp(`\\b(${NUMBER})(?:\\s+|-)?${MANNER}(?:weeks?|wks?)\\b`);
/** Words that go with a length without telling it: 'two more days'. */
const RELATIVE =
  /\b(?:more|extra|additional|fewer|less)\s+(?:days?|nights?)\b|\bdays?\s+(?:longer|shorter|more|less)\b/;

/** The length of a trip that a message names, in days; undefined when it names none. */
export function findLength(folded: string): number | undefined {
  if (RELATIVE.test(folded)) return undefined;
  const range = RANGE.exec(folded);
  if (range) return Math.max(Number(range[1]), Number(range[2])) + (range[0].includes('night') ? 1 : 0);
  if (/\b(?:a|one|1)\s+week\s+and\s+a\s+half\b/.test(folded)) return 10;
  if (/\bfortnight\b/.test(folded)) return 14;
  const weeks = WEEKS.exec(folded);
  if (weeks && !/\b(?:next|this|last)\s+week\b/.test(weeks[0])) return numberOf(weeks[1] ?? '') * 7;
  if (/\b(?:the|whole|full|about a|for a|one) week\b|\bweek[\s-]long\b/.test(folded)) return 7;
  const days = DAYS.exec(folded);
  if (days && isLength(folded, days)) return numberOf(days[1] ?? '');
  const short = /\b(\d{1,2})\s?d\b/.exec(folded);
  if (short) return Number(short[1]);
  const nights = NIGHTS.exec(folded);
  if (nights) return numberOf(nights[1] ?? '') + 1;
  if (/\blong[\s-]+weekend\b/.test(folded)) return 4;
  if (/\bweekend\b|\bweek-end\b/.test(folded)) return 3;
  if (/\b(?:a|one|the whole|a whole)\s+month\b/.test(folded)) return 28;
  if (/\bday\s+trip\s+to\b|\bfor\s+(?:the|a)\s+day\b/.test(folded)) return 1;
  return undefined;
}

/** '50 a day' and 'a day trip' are no lengths. */
function isLength(folded: string, { index, 1: number = '', 0: match }: RegExpExecArray): boolean {
  if (!/^(?:a|an)$/.test(number)) return numberOf(number) > 0;
  return /^a day\b/.test(match) && /\b(?:for|just|only|in|spend)\s+$/.test(folded.slice(0, index));
}

/** How a message changes a length: days to add (negative: to take away), or a share of it. */
export function findLengthChange(folded: string): { readonly by: number } | { readonly times: number } | undefined {
  const more = new RegExp(
    `\\b(${NUMBER}|another)\\s+(?:more\\s+|extra\\s+|additional\\s+)?(days?|nights?)(?:\\s+(?:longer|more|extra))?\\b`,
  );
  const said = more.exec(folded);
  const isMore = /\b(?:more|extra|additional|longer|another|add|extend)\b/.test(folded);
  const isLess = /\b(?:fewer|less|shorter|cut|drop|remove|shorten|skip)\b/.test(folded);
  if (said && isMore && !/day\s*trip/.test(folded)) return { by: said[1] === 'another' ? 1 : numberOf(said[1] ?? '') };
  if (said && isLess && !/\bday\s*\d/.test(folded)) return { by: -numberOf(said[1] ?? '') };
  if (/\b(?:shorter|shorten|too long|less time|fewer days|less days)\b/.test(folded)) return { times: 0.7 };
  if (/\b(?:longer|lengthen|extend|too short|more time|more days)\b/.test(folded)) return { times: 1.4 };
  return undefined;
}
