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
  /** Why the target is this trip, when nobody chose it. */
  readonly why?: string | undefined;
}

/** Which trip the bookings go to, and what a new one is called. */
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

/** What a new trip is called; nothing where the bookings go into one that is there. */
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
