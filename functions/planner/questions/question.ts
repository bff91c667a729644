import type { EditIntent, QuestionIntent } from '../clauses/intents.ts';
import type { Draft } from '../edits/draft.ts';
import type { Wish } from '../understand/wish.ts';

/** A question about a plan, a trip or a place. */
export interface Question {
  readonly intent: QuestionIntent;
  /** As it is written, and folded in place. */
  readonly text: string;
  readonly folded: string;
  /** What it is about; undefined while there is neither a plan nor a trip. */
  readonly draft: Draft | undefined;
  readonly wish: Wish;
  /** The whole message that it stands in, folded. */
  readonly message?: string | undefined;
  /** 'YYYY-MM-DD' */
  readonly today?: string | undefined;
}

/** The answer in words; undefined when the question names nothing that this can answer. */
export type AnswerOne = (question: Question) => string | undefined;

/** What an answer offers, as a clause that asks for it: 'remove the Louvre', or a wish that is heard as a message: 'cheaper'. */
export interface Proposal {
  readonly intent: EditIntent | 'wish';
  readonly text: string;
}
