import { cutText, IDEA_HIGHLIGHT } from '#shared/planner/cut-text.ts';
import { ideaSuggestion } from '#shared/planner/idea-suggestion.ts';
import type { QuickSuggestion } from '#shared/planner/schema.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePlanner } from './planner-context.ts';
import { SuggestionFacts } from './suggestion-facts.tsx';
import { SuggestionPicture } from './suggestion-picture.tsx';
import styles from './trip-ideas.module.css';
import { useCreateFromSuggestion } from './use-create-from-suggestion.ts';

const HIGHLIGHTS = 2;

/** Several places to choose from, for a wish without a destination. */
export function TripIdeas({ ideas }: { readonly ideas: readonly QuickSuggestion[] }) {
  return (
    <ul className={styles.ideas}>
      {ideas.map((idea) => (
        <li key={`${idea.destination} ${idea.title}`}>
          <IdeaCard idea={idea} />
        </li>
      ))}
    </ul>
  );
}

function IdeaCard({ idea }: { readonly idea: QuickSuggestion }) {
  const { userId, chat, ask } = usePlanner();
  const create = useCreateFromSuggestion(userId);
  const { destination, title, duration, estimatedCost, highlights, imageUrl } = idea;
  return (
    <article className={styles.card} aria-label={destination}>
      <SuggestionPicture name={destination} description={title} imageUrl={imageUrl} className={styles.picture} />
      <div className={styles.words}>
        <h4 className={styles.destination}>{destination}</h4>
        <p className={styles.text}>{title}</p>
        <SuggestionFacts duration={duration} estimatedCost={estimatedCost} />
        <ul className={styles.highlights}>
          {highlights.slice(0, HIGHLIGHTS).map((highlight) => (
            <li key={highlight} title={highlight}>
              {cutText(highlight, IDEA_HIGHLIGHT)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={chat.waiting || create.isPending}
          onClick={() => ask(`Plan ${duration} in ${destination}`)}
        >
          Plan this
        </Button>
        <Button
          pending={create.isPending}
          pendingLabel="Creating..."
          onClick={() => create.mutate({ suggestion: ideaSuggestion(idea) })}
        >
          Create Trip
        </Button>
      </div>
    </article>
  );
}
