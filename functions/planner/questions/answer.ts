import type { Draft } from '../edits/draft.ts';
import type { Wish } from '../understand/wish.ts';
import type { Proposal } from './question.ts';

/** A question of which it is not known yet what it asks for. */
export interface OpenQuestion {
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

/** An answer, and the edits that it offers to whoever says 'do that'. */
export interface TopicAnswer {
  readonly text: string;
  readonly offers?: readonly Proposal[];
}

/** Answers a question about a topic; undefined where plan and catalogue have nothing for it. */
export type AnswerTopic = (question: OpenQuestion) => TopicAnswer | undefined;
