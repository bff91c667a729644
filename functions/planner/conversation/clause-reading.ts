import type { Intent } from '../clauses/intents.ts';
import type { Clause } from '../clauses/split-clauses.ts';
import type { Draft } from '../edits/draft.ts';
import type { Resolved } from '../edits/edit-request.ts';
import type { Proposal } from '../questions/question.ts';
import type { Surroundings, Wish } from '../understand/wish.ts';

/** A clause of a message, and what it wants. */
export interface ReadClause {
  readonly clause: Clause;
  /** What it says, with what 'it' stands for. */
  readonly text: string;
  readonly intent: Intent;
  /** What it does to the plan, for an edit. */
  readonly resolved?: Resolved | undefined;
  /** Read as a wish, though it sounds like an edit of something that the plan does not have. */
  readonly isMissed?: boolean;
  /** About a day of the plan, or a reason for something else: no part of the wish is read from it. */
  readonly isAside?: boolean;
  /** It only asks, and what it asks for is none of the questions that are told apart: nothing is done about it. */
  readonly isOpenQuestion?: boolean;
  /** What it would do, were it not said that nothing is to be changed yet. */
  readonly offers?: Offer;
  /** Said in another language: its words that are not known may be anything. */
  readonly isTranslated?: boolean;
}

/** An edit that is not done yet, and what would be said of it. */
interface Offer extends Proposal {
  readonly would: string;
}

/** What a clause is read against. */
export interface ReadAgainst {
  /** The plan so far; undefined while there is none. */
  readonly draft: Draft | undefined;
  readonly wish: Wish;
  readonly around: Surroundings;
  /** The day that the message named before, in words: 'day 4: no lunch, and start later'. */
  readonly dayBefore?: string | undefined;
  /** The message says nothing else. */
  readonly isAlone?: boolean;
  /** The clause before put something there that is not for all. */
  readonly isApart?: boolean;
  /** All that the message says, folded. */
  readonly message?: string;
}
