import { foldInPlace } from '#shared/text/fold.ts';

/** What was found in a clause and stands for all of its kind: 'remove the Pantheon' and 'remove the Louvre' mean the same. */
export interface Marked {
  readonly kind: 'SIGHT' | 'PLACE' | 'NAME';
  readonly at: number;
  readonly end: number;
}

const WEEKDAYS = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const MONTHS =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec';
/** What stands for a day, a part of it, a time of the year, a sum and a number; the first that fits counts. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['MONEY', /(?:[€$£]\s?\d[\d.,]*k?|\b\d[\d.,]*\s?(?:€|euros?|pounds?|dollars?|eur|usd|gbp|k)(?![a-z]))/g],
  [
    'DAY',
    new RegExp(
      `\\b(?:the )?(?:(?:day|tag) (?:\\d{1,2}|${NUMBERS})|(?:first|second|third|fourth|fifth|sixth|seventh|last|next|final|arrival|1st|2nd|3rd|4th|5th|6th) (?:full )?day|(?<!in )(?:may |the )?\\d{1,2}(?:st|nd|rd|th)|${WEEKDAYS}|tomorrow|today|weekend|that day)\\b`,
      'g',
    ),
  ],
  ['PART', /\b(?:mornings?|afternoons?|evenings?|nights?(?! in\b))\b/g],
  ['MEAL', /\b(?:dinner|lunch|breakfast|brunch|supper)\b/g],
  ['TIME', new RegExp(`\\b(?:${MONTHS}|spring|summer|autumn|winter|easter|christmas)\\b`, 'g')],
  ['NUM', new RegExp(`\\b(?:\\d{1,2}(?:[:.]\\d\\d)?(?:\\s?[ap]m)?|\\d+|${NUMBERS})\\b`, 'g')],
];

const DAY = KINDS.flatMap(([kind, pattern]) => (kind === 'DAY' ? pattern : []));

/** The day that a text names first, as it is written, and the text with its days blank: 'lighter' of 'Friday lighter'. */
export function apartFromDay(text: string): { readonly day: string | undefined; readonly rest: string } {
  const folded = foldInPlace(text);
  const matches = DAY.flatMap((pattern) => [...folded.matchAll(pattern)]).sort((a, b) => a.index - b.index);
  const rest = matches.reduce(
    (all, { index, 0: { length } }) => all.slice(0, index) + ' '.repeat(length) + all.slice(index + length),
    text,
  );
  return { day: matches[0]?.[0], rest };
}

/** The day that a text names first with the part of it, as they are written: 'friday afternoon'. */
export function dayAndPart(text: string): string | undefined {
  const { day } = apartFromDay(text);
  const part = /\b(?:morning|afternoon|evening)\b/.exec(foldInPlace(text))?.[0] ?? '';
  return day === undefined ? undefined : `${day} ${part}`.trim();
}

/** A map, as 'constructor' is a word of travellers too. */
const SHORT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...{ s: ['is'], d: ['would'], ll: ['will'], re: ['are'], ve: ['have'], m: ['am'] },
    ...{
      dont: ['do', 'not'],
      doesnt: ['does', 'not'],
      cant: ['can', 'not'],
      isnt: ['is', 'not'],
      wont: ['will', 'not'],
    },
    ...{
      lets: ['let', 'us'],
      whats: ['what', 'is'],
      thats: ['that', 'is'],
      its: ['it', 'is'],
      wheres: ['where', 'is'],
    },
    ...{ pls: ['please'], u: ['you'], ur: ['your'], thx: ['thanks'], r: ['are'], hows: ['how', 'is'], im: ['i', 'am'] },
  }),
);

/**
 * The words of a clause, with what was found in it by its kind: 'Why is the Pantheon on day 2?' is
 * 'why is SIGHT on DAY ?'. Contractions are written out.
 */
export function clauseTokens(text: string, marked: readonly Marked[] = []): string[] {
  const spans: { readonly kind: string; readonly at: number; readonly end: number }[] = [...marked];
  const folded = foldInPlace(text);
  for (const [kind, pattern] of KINDS) {
    for (const match of folded.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (spans.every((each) => end <= each.at || at >= each.end)) spans.push({ kind, at, end });
    }
  }
  spans.sort((a, b) => a.at - b.at);
  const tokens: string[] = [];
  let from = 0;
  for (const { kind, at, end } of spans) {
    tokens.push(...wordsOf(folded.slice(from, at)), kind);
    from = Math.max(from, end);
  }
  return [...tokens, ...wordsOf(folded.slice(from))];
}

function wordsOf(folded: string): string[] {
  return (folded.match(/n't\b|[\p{L}\p{N}]+(?=n't\b)|[\p{L}\p{N}]+|\?/gu) ?? []).flatMap((word) =>
    word === "n't" ? ['not'] : (SHORT.get(word) ?? [word]),
  );
}
