import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clauseFeatures } from '#functions/planner/clauses/clause-features.ts';
import { clauseTokens } from '#functions/planner/clauses/clause-tokens.ts';
import { INTENTS } from '#functions/planner/clauses/intents.ts';
import { findPlaces } from '#functions/planner/understand/find-places.ts';
import { saidClauses } from './said-clauses.ts';
import { countsOf, type Sample, scoresOf, trained, type Weights } from './softmax-regression.ts';
import { type Example, trainingClauses } from './training-clauses.ts';
import { namedUnseen, printNamed, type Said } from './unseen-clauses.ts';

/*
 * `npm run train:clauses`: learns the weights of classify-clause.ts from clauses.json, the first turns of events/planner and
 * the messages of events/planner/said, and writes clause-weights.json. `-- --folds` prints how many clauses of patterns that
 * it did not learn from are named right (5 folds), `-- --said` how many of events/planner/said, each fifth by weights that
 * learned from the others, how sure it may be, and what it takes for what.
 */

const FOLDS = 5;

const CONVERSATIONS = new URL('../../events/planner/', import.meta.url);

/** What travellers wish for first in the conversations of the repository; those held out are not learned from. */
function conversationClauses(): Example[] {
  return readdirSync(CONVERSATIONS)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file, number): Example[] => {
      const { conversations }: { conversations: Conversation[] } = JSON.parse(
        readFileSync(new URL(file, CONVERSATIONS), 'utf8'),
      );
      return conversations.flatMap(({ turns, expect }, index) => {
        const [text] = turns;
        const isWish = turns.length > 1 || 'destination' in expect || 'ideas' in expect || 'days' in expect;
        if (text === undefined || !isWish) return [];
        return { intent: 'wish', pattern: 1000 * (number + 10) + index, text, hasPlan: false, counts: 0.5 };
      });
    });
}

interface Conversation {
  readonly turns: readonly string[];
  readonly expect: Readonly<Record<string, unknown>>;
}

function sampleOf({ intent, pattern, text, hasPlan, counts = 1 }: Example): Sample {
  const marked = /[A-Z]{4}/.test(text)
    ? []
    : findPlaces(text).map(({ at, end }) => ({ kind: 'PLACE' as const, at, end }));
  const tokens = /[A-Z]{4}/.test(text) ? templateTokens(text) : clauseTokens(text, marked);
  const features = clauseFeatures(tokens, hasPlan);
  return { intent: (INTENTS as readonly string[]).indexOf(intent), pattern, features, counts };
}

/** Kinds are in capitals already. */
function templateTokens(text: string): string[] {
  return text.split(' ').flatMap((word) => (/^[A-Z]{3,}$/.test(word) ? [word] : clauseTokens(word)));
}

/** Each clause with the names that the planner knows, and with none, as it may know none. */
function saidSamples(): Said[] {
  return saidClauses().flatMap(({ author, message, hasPlan, intent, text, marked }) => {
    const places = marked.filter(({ kind }) => kind === 'PLACE');
    return [...new Set([marked, places])].map((marks, index) => ({
      ...{ author, message, isKnown: index === 0 },
      intent: INTENTS.indexOf(intent),
      pattern: FIRST_SAID + message,
      counts: SAID_COUNTS,
      features: clauseFeatures(clauseTokens(text, marks), hasPlan),
    }));
  });
}

const FIRST_SAID = 100_000;
/** What somebody said is worth more than a paraphrase of a pattern. */
const SAID_COUNTS = 4;

const patterns = [...trainingClauses(), ...conversationClauses()].map(sampleOf);
const said = saidSamples();
process.stdout.write(`${patterns.length} clauses, ${new Set(patterns.map(({ pattern }) => pattern)).size} patterns\n`);

if (process.argv.includes('--said')) printNamed(namedUnseen(patterns, said));
else if (process.argv.includes('--folds')) printFolds();
else writeWeights(trained([...patterns, ...said]));

/** Writes the weights as bytes, with what they are to be multiplied by. */
function writeWeights({ weights, bias }: Weights): void {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const text = JSON.stringify({
    scale,
    bias: [...bias].map((each) => Math.round(each / scale)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  });
  writeFileSync(resolve(import.meta.dirname, '../../functions/planner/clauses/data/clause-weights.json'), `${text}\n`);
}

/** How many patterns are named right by weights that were learned without them; each pattern counts once. */
function printFolds(): void {
  const perPattern = countsOf(patterns);
  const right = new Map<string, number>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const learned = trained(patterns.filter(({ pattern }) => pattern % FOLDS !== fold));
    for (const { intent, features, pattern } of patterns.filter((each) => each.pattern % FOLDS === fold)) {
      const scores = scoresOf(learned, features);
      const key = `${INTENTS[intent]} as ${INTENTS[scores.indexOf(Math.max(...scores))]}`;
      right.set(key, (right.get(key) ?? 0) + 1 / (perPattern.get(pattern) ?? 1));
    }
  }
  const isRight = ([key]: [string, number]) => new Set(key.split(' as ')).size === 1;
  const good = [...right].filter(isRight).reduce((sum, [, count]) => sum + count, 0);
  process.stdout.write(`${((100 * good) / perPattern.size).toFixed(1)} % of patterns\n`);
  const wrong = [...right].filter((each) => !isRight(each)).sort((a, b) => b[1] - a[1]);
  for (const [key, count] of wrong.slice(0, 20)) process.stdout.write(`${count.toFixed(1)} ${key}\n`);
}
