import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/select/select.tsx';
import { mailQueries } from './mail-queries.ts';
import styles from './trip-select.module.css';
import { tripOptions } from './trip-target.ts';

interface TripSelectProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly disabled: boolean;
  /** Why this trip is preselected. */
  readonly why: string | undefined;
}

/** A select of a new trip or an existing one, with the reason for the preselection. */
export function TripSelect({ value, onValueChange, disabled, why }: TripSelectProps) {
  const trips = useQuery(mailQueries.tripChoices());
  return (
    <div className={styles.choice}>
      <Select
        label="Trip"
        value={value}
        onValueChange={onValueChange}
        options={tripOptions(trips.data ?? [])}
        disabled={disabled}
      />
      {why !== undefined && <p className={styles.why}>{why}</p>}
    </div>
  );
}
