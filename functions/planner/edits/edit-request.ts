import type { EditIntent } from '../clauses/intents.ts';
import type { Part, Wish } from '../understand/wish.ts';
import type { Draft } from './draft.ts';
import type { Edit } from './edit.ts';

/** A clause that asks for an edit of a plan. */
export interface EditRequest {
  readonly intent: EditIntent;
  /** As it is written, and folded in place. */
  readonly text: string;
  readonly folded: string;
  readonly draft: Draft;
  readonly wish: Wish;
}

/** Edits of the plan's days, changes of the wish behind it, and what they do in words. */
export interface Edited {
  readonly edits: readonly Edit[];
  readonly wish?: Part;
  readonly done: string;
}

/** What becomes of a request: edits, or why not and what instead. */
export type Resolved = Edited | { readonly notPossible: string };

/** Resolves a request; undefined when the clause does not ask for such an edit after all. */
export type Resolve = (request: EditRequest) => Resolved | undefined;
