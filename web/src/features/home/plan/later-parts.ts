/*
 * What the planner needs only when a question is asked or answered. It is no part of the first page: it is fetched when
 * the traveller turns to the input, so that it is there when it is needed.
 */
export const fetchSending = () => import('./send-question.ts');
export const fetchQuickAdd = () => import('./quick-add-calls.ts');
export const fetchContent = () => import('./column-content.tsx');
export const fetchProposal = () => import('./proposal-card.tsx');

/** Fetches all of it ahead. What does not arrive is tried again, and missed aloud, when it is needed. */
export function fetchLaterParts(): void {
  Promise.all([fetchSending(), fetchQuickAdd(), fetchContent(), fetchProposal()]).catch((error: unknown) =>
    console.warn('Parts of the planner did not arrive yet', error),
  );
}
