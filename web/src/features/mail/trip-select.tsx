import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/select/select.tsx';
import { mailQueries } from './mail-queries.ts';
import styles from './trip-select.module.css';
import { tripOptions } from './trip-target.ts';

interface TripSelectProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly disabled: boolean;
  /** Why it stands on this trip, when it was found and not chosen. */
  readonly why: string | undefined;
}

/** A new trip or one that is there, with what speaks for it. */
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
