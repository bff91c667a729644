const NUMBERS: Readonly<Record<string, number>> = {
  ...{ 1: 0, one: 0, first: 0, '1st': 0, 2: 1, two: 1, second: 1, '2nd': 1, middle: 1 },
  ...{ 3: 2, three: 2, third: 2, '3rd': 2, last: 2 },
};
const ORDINAL = 'first|second|third|1st|2nd|3rd|last|middle';
const KIND = '(?:one|idea|option|choice|place|city|suggestion|destination)';
/** A message that begins with the choice: '2', 'second pls', 'I like the last one'. */
const ALONE = new RegExp(
  `^\\W*(?:(?:ok|yes|hmm|number|no\\.?|nr\\.?|option|idea|take|i'?ll take|let'?s (?:do|take|go (?:for|with))|go (?:for|with)|i (?:like|love|want|prefer|choose|pick|take)|maybe|rather)\\W+)*(?:the\\s+)?(1|2|3|one|two|three|${ORDINAL})(?:\\s+${KIND})?(?=\\s*(?:$|[,.!?;)]|please|pls|then|sounds|looks|it is|for\\s|with\\s|in\\s))`,
);
const WITHIN = new RegExp(
  `\\bthe (${ORDINAL})(?:\\s+${KIND}\\b|(?=\\s*(?:$|[,.!?;]|please|pls|sounds|looks|then|for\\s|with\\s)))|\\b(${ORDINAL}) ${KIND}\\b|\\b(?:option|number|idea|choice) (1|2|3|one|two|three)\\b`,
);

/** The index of the idea that a message chooses, from 0; undefined when it chooses none. */
export function chosenIdea(folded: string): number | undefined {
  if (NEXT.test(folded) && !NOT.test(folded)) return 1;
  const refused = NOT.exec(folded);
  if (refused) return insteadOf(folded, refused);
  const [, alone] = ALONE.exec(folded) ?? [];
  const [, ordinal, kind, number] = WITHIN.exec(folded) ?? [];
  const said = alone ?? ordinal ?? kind ?? number;
  return said === undefined ? undefined : NUMBERS[said];
}

const NOT = new RegExp(`\\bnot (?:the )?(${ORDINAL})(?:\\s+${KIND})?\\b`);
const NEXT = /\b(?:the )?(?:next|following) (?:one|idea|option|choice|place|city)\b/;

/** 'Not the first one, the next one': what is refused is not chosen, whatever is said of it. */
function insteadOf(folded: string, { index, 0: { length }, 1: name = '' }: RegExpExecArray): number | undefined {
  const rest = folded.slice(0, index) + ' '.repeat(length) + folded.slice(index + length);
  const after = NUMBERS[name];
  const other = NEXT.test(rest) ? undefined : chosenIdea(rest);
  return other ?? (after === undefined ? undefined : after + 1);
}
