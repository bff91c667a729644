import { tripIdOf } from '#shared/contract/ids.ts';
import type { LocatedActivity } from '#shared/place-search/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSteps } from '../arrange/use-steps.ts';
import type { Item } from './items.ts';
import { fieldsWithPlace } from './place-fields.ts';
import styles from './putting-pin.module.css';

interface SuggestionsBarProps {
  readonly suggestions: readonly LocatedActivity[];
  readonly unplaced: readonly Item[];
  readonly onDone: () => void;
}

/** Asks whether the suggested places, hollow pins so far, are right; all are accepted in one step, which Undo takes back. */
export function SuggestionsBar({ suggestions, unplaced, onDone }: SuggestionsBarProps) {
  const steps = useSteps(tripIdOf(suggestions[0]?.activityId ?? ''));
  const accept = () => {
    const ops = suggestions.flatMap(({ activityId, place }) => {
      const activity = unplaced.find((each) => each.activity.id === activityId)?.activity;
      return activity ? [{ kind: 'edit' as const, activityId, fields: fieldsWithPlace(activity, place) }] : [];
    });
    steps.apply({ ops, title: `${count(ops.length, 'place')} put on the map` });
    onDone();
  };
  return (
    <div className={styles.bar} role="status">
      <p className={styles.words}>{count(suggestions.length, 'place')} found, shown by hollow pins.</p>
      <Button variant="primary" onClick={accept}>
        Put on the map
      </Button>
      <Button onClick={onDone}>Discard</Button>
    </div>
  );
}
