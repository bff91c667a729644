import { foldInPlace } from '#shared/text/fold.ts';
import { clauseTokens } from '../clauses/clause-tokens.ts';
import { isQuestion } from '../clauses/intents.ts';
import type { Draft } from '../edits/draft.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import { listItems, namingWords } from '../understand/list-items.ts';
import { afterMessage } from '../understand/understand.ts';
import type { Surroundings, Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';
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
  return clauses.flatMap((read) => accounted(read, accounts));
}

function accounted(read: ReadClause, accounts: Accounts): readonly Accounted[] {
  const { clause, intent, resolved, text } = read;
  const said = clause.text;
  if (resolved && 'done' in resolved) return [{ said, outcome: 'done', reply: resolved.done }];
  if (resolved) return [{ said, outcome: 'not-possible', reply: resolved.notPossible }];
  if (isQuestion(intent)) {
    const { wish, draft } = accounts;
    const reply = answerQuestion({ intent, text, folded: foldInPlace(text), draft, wish });
    return reply === undefined
      ? [
          {
            said,
            outcome: 'not-understood',
            reply: `To "${short(said)}" I have no answer: I know places, closing days, prices, distances and the climate.`,
          },
        ]
      : [{ said, outcome: 'answered', reply }];
  }
  if (intent === 'small' || clauseTokens(said).length < FEWEST_WORDS) return [];
  return wished(read, accounts);
}

/** A part of the wish: done where it is understood, but for what in it is not. */
function wished({ clause, isMissed }: ReadClause, { before, wish, around, draft }: Accounts): readonly Accounted[] {
  const said = clause.text;
  const isOfOwnTrip = isMissed && draft?.tripTitle !== undefined;
  const isHeard = (text: string) =>
    [before, wish].some((each) => afterMessage(each, text, around).isUnderstood) && !isOfOwnTrip;
  if (isHeard(said)) return [{ said, outcome: 'done' }, ...missedIn(said, isHeard, wish)];
  return isMissed
    ? [
        {
          said,
          outcome: 'not-possible',
          reply: `I do not find anything in the plan that "${short(said)}" could mean: say its name as the plan has it, or its day.`,
        },
      ]
    : [
        {
          said,
          outcome: 'not-understood',
          reply: `I did not understand "${short(said)}", so nothing was done about it.`,
        },
      ];
}

/** The things of a list that nothing was done about, each for itself; said once for all of them. */
function missedIn(said: string, isHeard: (text: string) => boolean, { destinations }: Wish): Accounted[] {
  const items = listItems(foldInPlace(said)).map(({ at, end }) => said.slice(at, end));
  const missed = items.filter((item) => namingWords(foldInPlace(item)).length > 0 && !isHeard(item));
  if (items.length < 2) return [];
  const names = listed(
    missed.slice(0, MOST_MISSED).map((item) => `"${short(item)}"`),
    'or',
  );
  const where =
    destinations.length > 0
      ? ` in ${listed(
          destinations.slice(0, 3).map(({ name }) => name),
          'or',
        )}`
      : '';
  const reply = `Nothing that I know${where} is ${names}, so that is not in the plan.`;
  return missed.map((item, index) => ({ said: item, outcome: 'not-understood', reply: index === 0 ? reply : '' }));
}

const MOST_MISSED = 4;

const MOST_WORDS = 4;

/** The beginning of a clause, to know it again by. */
function short(text: string): string {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).join(' ') + (words.length > MOST_WORDS ? ' …' : '');
}
