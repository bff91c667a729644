import { PencilLine } from 'lucide-react';
import { useId, useState } from 'react';
import { cutText, PREVIEW_TITLE, TOP_PICK } from '#shared/planner/cut-text.ts';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { Button } from '../../../ui/button/button.tsx';
import { formerFacts } from './former-facts.ts';
import { proposedStart } from './plan-dates.ts';
import { usePlanner } from './planner-context.ts';
import { showInput } from './show-column.ts';
import { StartTrip } from './start-trip.tsx';
import styles from './suggestion-card.module.css';
import { SuggestionFacts } from './suggestion-facts.tsx';
import { SuggestionPicture } from './suggestion-picture.tsx';
import { WholePlan } from './whole-plan.tsx';

const TOP_PICKS = 3;
const PREVIEW_DAYS = 3;

/** One suggested trip: a summary, its dates, and all of its days. */
export function SuggestionCard({ suggestion }: { readonly suggestion: TripSuggestion }) {
  const { chat } = usePlanner();
  const headingId = useId();
  const [start, setStart] = useState(() => proposedStart(suggestion.startDate, new Date()));
  const { title, destination, description, duration, estimatedCost, imageUrl, highlights, itinerary } = suggestion;
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <SuggestionPicture
        name={destination ?? title}
        description={title}
        imageUrl={imageUrl}
        className={styles.picture}
      />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 id={headingId} className={styles.heading}>
            {destination ?? title}
          </h3>
          {destination !== null && destination !== title && <p className={styles.title}>{title}</p>}
        </div>
        <SuggestionFacts
          duration={duration}
          estimatedCost={estimatedCost}
          former={formerFacts(chat.contents, chat.shown)}
        />
        <p className={styles.description}>{description}</p>
        <div className={styles.glance}>
          {highlights.length > 0 && (
            <div>
              <h4 className={styles.label}>Top Picks</h4>
              <ul className={styles.picks} aria-label="Top Picks">
                {highlights.slice(0, TOP_PICKS).map((highlight) => (
                  <li key={highlight} title={highlight}>
                    {cutText(highlight, TOP_PICK)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {itinerary.length > 0 && (
            <div>
              <h4 className={styles.label}>Preview</h4>
              <ol className={styles.preview} aria-label="Preview">
                {itinerary.slice(0, PREVIEW_DAYS).map((day) => (
                  <li key={day.day} title={day.title}>
                    <span className={styles.day}>Day {day.day}</span>
                    {cutText(day.title, PREVIEW_TITLE)}
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
        <StartTrip suggestion={suggestion} start={start} onStart={setStart} />
        <WholePlan itinerary={itinerary} start={start} />
        <Button variant="quiet" icon={PencilLine} className={styles.change} onClick={showInput}>
          Ask for a change
        </Button>
      </div>
    </article>
  );
}
