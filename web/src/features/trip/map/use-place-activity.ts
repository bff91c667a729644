import { Activity } from '#shared/activities/schema.ts';
import type { ChosenPlace } from '../../../ui/place-field/place-field.tsx';
import { useUpdateActivity } from '../activity/use-activity-changes.ts';
import { staleItem } from '../joined/stale-item.ts';
import { fieldsWithPlace } from './place-fields.ts';

/** Gives an activity a place; its other fields stay as they are by now, whoever has changed them. */
export function usePlaceActivity() {
  const update = useUpdateActivity();
  const placeActivity = (activity: Activity, place: ChosenPlace, onPlaced?: () => void): void => {
    const { id, revision } = activity;
    const onError = (error: Error) => {
      const current = staleItem(error, Activity);
      if (current) placeActivity(current, place, onPlaced);
    };
    update.mutate(
      { id, body: fieldsWithPlace(activity, place), revision },
      { onError, ...(onPlaced && { onSuccess: onPlaced }) },
    );
  };
  return placeActivity;
}
