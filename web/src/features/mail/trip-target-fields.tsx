import { useQuery } from '@tanstack/react-query';
import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { Select } from '../../ui/select/select.tsx';
import { mailQueries } from './mail-queries.ts';
import { NEW_TRIP, type TripTarget, tripOptions } from './trip-target.ts';
import styles from './trip-target-fields.module.css';

interface TripTargetFieldsProps {
  readonly target: TripTarget;
  readonly onChange: (target: TripTarget) => void;
  /** Why this trip is preselected. */
  readonly why?: string | undefined;
}

/** Which trip the bookings go to, and the title of a new one. */
export function TripTargetFields(props: TripTargetFieldsProps) {
  return (
    <div className={styles.fields}>
      <TargetField {...props} />
      <NewTitleField {...props} />
    </div>
  );
}

/** Which trip the bookings go to. */
export function TargetField({ target, onChange, why }: TripTargetFieldsProps) {
  const trips = useQuery(mailQueries.tripChoices());
  return (
    <Field label="Add to existing trip" hint={trips.isLoadingError ? 'Your trips could not be loaded just now.' : why}>
      <Select
        value={target.tripId ?? NEW_TRIP}
        onValueChange={(value) => onChange({ ...target, tripId: value === NEW_TRIP ? null : value })}
        options={tripOptions(trips.data ?? [])}
      />
    </Field>
  );
}

/** The title of a new trip; nothing for an existing one. */
export function NewTitleField({ target, onChange }: TripTargetFieldsProps) {
  if (target.tripId !== null) return null;
  return (
    <Field label="Trip title" hint="Optional. Without one the trip is named after its place.">
      <Input
        value={target.newTitle}
        onChange={(event) => onChange({ ...target, newTitle: event.target.value })}
        placeholder="e.g., A week in Lisbon"
        maxLength={200}
        autoComplete="off"
      />
    </Field>
  );
}
