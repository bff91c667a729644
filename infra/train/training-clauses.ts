import clauses from '#functions/planner/clauses/data/clauses.json' with { type: 'json' };

/** A clause to learn from; all paraphrases of one pattern have its number, so that they are tested together. */
export interface Example {
  readonly intent: string;
  readonly pattern: number;
  readonly text: string;
  /** Whether there is a plan when it is said; undefined where it is said with and without. */
  readonly hasPlan?: boolean;
  /** How much it counts beside the others; 1 where it is not said. */
  readonly counts?: number;
}

const MOST_PER_PATTERN = 40;
const BEFORE = ['', '', '', '', 'please ', 'ok ', 'and ', 'but ', 'also ', 'hmm ', 'actually ', 'then ', 'so ', 'oh '];
const AFTER = ['', '', '', '', ' please', ' thanks', ' then', ' if possible', ' instead', ' too', ' ok'];
const THINGS = 'museums churches beaches parks galleries markets temples gardens bars castles palaces food'.split(' ');

/** The clauses of data/clauses.json written out, each with and without small words around it; the same every time. */
export function trainingClauses(): Example[] {
  const random = randomNumbers(12);
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  let pattern = 0;
  return Object.entries(clauses.intents).flatMap(([intent, patterns]) =>
    patterns.flatMap((written) => {
      pattern++;
      const number = pattern;
      const all = writtenOut(written);
      const isQuestion = clauses.intents[intent as 'why'] !== undefined && ASKS.has(intent);
      const some = all.length <= MOST_PER_PATTERN ? all : Array.from({ length: MOST_PER_PATTERN }, () => pick(all));
      return some.flatMap((text) => {
        const said = text
          .replace(/\s+/g, ' ')
          .trim()
          .replaceAll('DATE', 'TIME')
          .replace(/THING/g, () => pick(THINGS));
        const around = `${pick(BEFORE)}${said}${pick(AFTER)}`;
        return [said, around, ...(isQuestion ? [`${said} ?`] : [])].map((each) => ({
          ...{ intent, pattern: number, text: each },
        }));
      });
    }),
  );
}

const ASKS = new Set(
  'why open cost way near rain included suitable season stay formal booking what-plan most count long advice'.split(
    ' ',
  ),
);

/** Every way to read a pattern: '[a|b] c' is 'a c' and 'b c'. */
function writtenOut(pattern: string): string[] {
  const choice = /\[([^[\]]*)\]/.exec(pattern);
  if (!choice) return [pattern];
  const [whole, options = ''] = choice;
  const before = pattern.slice(0, choice.index);
  const after = writtenOut(pattern.slice(choice.index + whole.length));
  return options.split('|').flatMap((option) => after.map((rest) => `${before}${option}${rest}`));
}

/** Numbers from 0 to 1 that look random and are always the same (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
