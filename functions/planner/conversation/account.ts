import { foldInPlace } from '#shared/text/fold.ts';
import { clauseTokens } from '../clauses/clause-tokens.ts';
import { isQuestion } from '../clauses/intents.ts';
import type { Draft } from '../edits/draft.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import { afterMessage } from '../understand/understand.ts';
import type { Surroundings, Wish } from '../understand/wish.ts';
import type { ReadClause } from './read-clause.ts';

/** What became of a clause. */
export interface Accounted {
  /** The clause. */
  readonly said: string;
  readonly outcome: 'done' | 'answered' | 'not-possible' | 'not-understood';
  /** What to say about it; nothing for a part of the wish, which the plan answers. */
  readonly reply?: string;
}

/** What clauses are accounted for against. */
interface Accounts {
  readonly before: Wish;
  readonly wish: Wish;
  /** The plan that questions are about. */
  readonly draft: Draft | undefined;
  readonly around: Surroundings;
}

/** Fewer words than this ask for nothing on their own: 'and Sunday'. */
const FEWEST_WORDS = 2;

/** What became of each clause of a message; small talk asks for nothing. */
export function accountFor(clauses: readonly ReadClause[], accounts: Accounts): Accounted[] {
  return clauses.flatMap((read) => accounted(read, accounts) ?? []);
}

function accounted(read: ReadClause, accounts: Accounts): Accounted | undefined {
  const { clause, intent, resolved, text } = read;
  const said = clause.text;
  if (resolved && 'done' in resolved) return { said, outcome: 'done', reply: resolved.done };
  if (resolved) return { said, outcome: 'not-possible', reply: resolved.notPossible };
  if (isQuestion(intent)) {
    const { wish, draft } = accounts;
    const reply = answerQuestion({ intent, text, folded: foldInPlace(text), draft, wish });
    return reply === undefined
      ? {
          said,
          outcome: 'not-understood',
          reply: `To "${short(said)}" I have no answer: I know places, closing days, prices, distances and the climate.`,
        }
      : { said, outcome: 'answered', reply };
  }
  if (intent === 'small' || clauseTokens(said).length < FEWEST_WORDS) return undefined;
  return wished(read, accounts);
}

/** A part of the wish, when anything in it is understood. */
function wished({ clause, isMissed }: ReadClause, { before, around, draft }: Accounts): Accounted {
  const said = clause.text;
  const isOfOwnTrip = isMissed && draft?.tripTitle !== undefined;
  if (!isOfOwnTrip && afterMessage(before, said, around).isUnderstood) return { said, outcome: 'done' };
  return isMissed
    ? {
        said,
        outcome: 'not-possible',
        reply: `I do not find anything in the plan that "${short(said)}" could mean: say its name as the plan has it, or its day.`,
      }
    : {
        said,
        outcome: 'not-understood',
        reply: `I did not understand "${short(said)}", so nothing was done about it.`,
      };
}

const MOST_WORDS = 4;

/** The beginning of a clause, to know it again by. */
function short(text: string): string {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).join(' ') + (words.length > MOST_WORDS ? ' …' : '');
}
