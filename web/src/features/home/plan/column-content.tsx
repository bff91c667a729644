import type { Content } from './conversation.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { TripIdeas } from './trip-ideas.tsx';

/** What the planner suggests: several ideas, or one trip. */
export function ColumnContent({ content }: { readonly content: Content }) {
  return content.kind === 'ideas' ? (
    <TripIdeas ideas={content.ideas} />
  ) : (
    <SuggestionCard suggestion={content.suggestion} />
  );
}
