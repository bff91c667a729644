import { lazyPart } from '../../../lib/lazy/lazy-part.ts';
import { lazyPanel } from '../../../ui/lazy/lazy-panel.tsx';

/*
 * What the planner needs only when a question is asked or answered. Not part of the first page: it is prefetched when
 * that is idle.
 */
export const sending = lazyPart(() => import('./send-question.ts'));
export const quickAdd = lazyPart(() => import('./quick-add-calls.ts'));
export const ColumnContent = lazyPanel(async () => (await import('./column-content.tsx')).ColumnContent, {
  what: 'the suggestion',
});
export const AccountList = lazyPanel(async () => (await import('./account-list.tsx')).AccountList, {
  what: 'what was done',
});
export const ProposalCard = lazyPanel(async () => (await import('./proposal-card.tsx')).ProposalCard, {
  what: 'the changes',
});

export const LATER_PARTS = [sending, ColumnContent.part, AccountList.part, ProposalCard.part, quickAdd];
