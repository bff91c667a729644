import type { TripDetail } from '#shared/trips/schema.ts';
import { useSharing } from '../../../lib/trips/companions-query.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import styles from './sharing.module.css';
import { useShareTrip } from './use-sharing.ts';

interface SwitchesProps {
  readonly label: string;
  readonly details?: boolean;
  readonly bookings: boolean;
  readonly references?: boolean;
  readonly disabled: boolean;
  readonly onChange: (changed: { details?: boolean; bookings?: boolean; references?: boolean }) => void;
}

/** What somebody sees besides the plan, its times and photos. */
export function SeeSwitches({ label, details, bookings, references, disabled, onChange }: SwitchesProps) {
  return (
    <fieldset className={styles.switches}>
      <legend className={styles.legend}>{label}</legend>
      {details !== undefined && (
        <Switch
          label="Notes, addresses and costs"
          hint="Those that were typed by hand"
          checked={details}
          disabled={disabled}
          onCheckedChange={(checked) => onChange({ details: checked })}
        />
      )}
      <Switch
        label="Addresses and costs of bookings"
        checked={bookings}
        disabled={disabled}
        onCheckedChange={(checked) => onChange({ bookings: checked })}
      />
      {references !== undefined && (
        <Switch
          label="Booking references and documents"
          hint="With them a booking can be changed"
          checked={references}
          disabled={disabled}
          onCheckedChange={(checked) => onChange({ references: checked })}
        />
      )}
    </fieldset>
  );
}

export function ViewersSeeSwitches({ trip: { id } }: { readonly trip: TripDetail }) {
  const share = useShareTrip(id);
  const sharing = useSharing(id);
  if (!sharing) return null;
  const { viewers } = sharing.shows;
  return (
    <SeeSwitches
      label="Those who can view also see"
      {...viewers}
      disabled={share.isPending}
      onChange={(changed) => share.mutate({ shows: { viewers: { ...viewers, ...changed } } })}
    />
  );
}

export function EverybodySeesSwitches({ trip: { id } }: { readonly trip: TripDetail }) {
  const share = useShareTrip(id);
  const sharing = useSharing(id);
  if (!sharing) return null;
  const everybody = sharing.shows.public;
  return (
    <SeeSwitches
      label="Everybody also sees"
      {...everybody}
      disabled={share.isPending}
      onChange={(changed) => share.mutate({ shows: { public: { ...everybody, ...changed } } })}
    />
  );
}
