import { INTENTS } from '#functions/planner/clauses/intents.ts';
import { type Sample, scoresOf, trained } from './softmax-regression.ts';

/** A clause of events/planner/said to learn from or to be tested with. */
export interface Said extends Sample {
  readonly author: string;
  readonly message: number;
  /** The planner knows all that it names. */
  readonly isKnown: boolean;
}

/** A clause with the scores that weights give it which did not learn from its message. */
export interface Named {
  readonly said: Said;
  readonly scores: readonly number[];
}

const FOLDS = 5;

/** Every said clause by weights that learned from the patterns and from four fifths of the other messages. */
export function namedUnseen(patterns: readonly Sample[], all: readonly Said[]): Named[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const learned = trained([...patterns, ...all.filter(({ message }) => message % FOLDS !== fold)]);
    return all
      .filter(({ message }) => message % FOLDS === fold)
      .map((said) => ({ said, scores: scoresOf(learned, said.features) }));
  });
}

const LEAST_SHARP = 0.3;
const MOST_SHARP = 4;
const STEP = 0.05;

/** By what the scores are multiplied so that their probabilities are right: that of the least cross entropy. */
function sharpnessOf(named: readonly Named[]): number {
  const entropy = (sharpness: number) =>
    named.reduce((sum, { said, scores }) => sum - Math.log(probabilities(scores, sharpness)[said.intent] ?? 0), 0);
  const steps = Array.from({ length: (MOST_SHARP - LEAST_SHARP) / STEP }, (_, index) => LEAST_SHARP + index * STEP);
  return steps.reduce((best, each) => (entropy(each) < entropy(best) ? each : best), 1);
}

function probabilities(scores: readonly number[], sharpness: number): number[] {
  const most = Math.max(...scores);
  const each = scores.map((score) => Math.exp((score - most) * sharpness));
  const all = each.reduce((sum, value) => sum + value, 0);
  return each.map((value) => value / all);
}

const WISH = INTENTS.indexOf('wish');

/** Prints how many are named right, by author, how often by how sure they are, and what is taken for what. */
export function printNamed(named: readonly Named[]): void {
  const known = named.filter(({ said }) => said.isKnown);
  const groups: [string, readonly Named[]][] = [
    ['all', known],
    ...[...new Set(known.map(({ said }) => said.author))].map((author): [string, readonly Named[]] => [
      author,
      known.filter(({ said }) => said.author === author),
    ]),
    ['their sights not known', named.filter(({ said }) => !said.isKnown)],
  ];
  for (const [name, some] of groups)
    process.stdout.write(
      `${name}: ${rightText(some)}, without wishes ${rightText(some.filter(({ said }) => said.intent !== WISH))}\n`,
    );
  const sharpness = sharpnessOf(named);
  process.stdout.write(`sharpness ${sharpness.toFixed(2)}\n`);
  for (let least = 0; least < 1; least += 0.1) {
    const some = known.filter(({ scores }) => {
      const sure = Math.max(...probabilities(scores, sharpness));
      return sure >= least && sure < least + 0.1;
    });
    process.stdout.write(`sure ${least.toFixed(1)} to ${(least + 0.1).toFixed(1)}: ${rightText(some)}\n`);
  }
  printConfused(known);
}

const MOST_CONFUSED = 25;

function printConfused(named: readonly Named[]): void {
  const counts = new Map<string, number>();
  for (const each of named.filter((one) => !isRight(one))) {
    const key = `${INTENTS[each.said.intent]} as ${INTENTS[best(each)]}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_CONFUSED);
  for (const [key, count] of sorted) process.stdout.write(`${count} ${key}\n`);
}

function best({ scores }: Named): number {
  return scores.indexOf(Math.max(...scores));
}

function isRight(named: Named): boolean {
  return best(named) === named.said.intent;
}

function rightText(named: readonly Named[]): string {
  const right = named.filter(isRight).length;
  return `${right} of ${named.length} (${((100 * right) / Math.max(1, named.length)).toFixed(1)} %)`;
}
