import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import { isTimeZone } from '#shared/activities/time.ts';
import { placeOfZone } from '#shared/time/zone-names.ts';
import { clockNote, readClock } from '#shared/time/zoned-clock.ts';
import { PlaceField } from '../../../ui/place-field/place-field.tsx';
import type { ActivityFormValues } from './activity-form.ts';
import styles from './clock-of-form.module.css';

/** The fields that belong to each time of an activity. */
const ENDS = {
  start: { time: 'time', zone: 'timeZone', later: 'timeIsLater' },
  end: { time: 'endTime', zone: 'endTimeZone', later: 'endTimeIsLater' },
} as const;

interface ClockOfFormProps {
  readonly form: UseFormReturn<ActivityFormValues, unknown, Fields>;
  readonly end: keyof typeof ENDS;
  /** 'YYYY-MM-DD' */
  readonly date: string | undefined;
  /** The zone as long as none was chosen. */
  readonly inferred?: string | undefined;
}

/**
 * Whose clock a time is on, 'Tokyo time', and how to change that; and what to know of a time that the clocks skip or
 * show twice. Nothing without a time.
 */
export function ClockOfForm({ form: { control, setValue }, end, date, inferred }: ClockOfFormProps) {
  const fields = ENDS[end];
  const [time, zone, later] = useWatch({ control, name: [fields.time, fields.zone, fields.later] });
  const [changing, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (time === '') return null;
  const timeZone = zone || inferred;
  const change = { shouldDirty: true };
  const done = (chosen: string) => {
    setValue(fields.zone, chosen, change);
    setChanging(false);
    button.current?.focus();
  };
  return (
    <div className={styles.clock}>
      <p className={styles.line}>
        <span role="status">{timeZone ? `${placeOfZone(timeZone)} time` : 'No time zone yet'}</span>
        <button
          ref={button}
          type="button"
          className={styles.change}
          aria-expanded={changing}
          aria-label={`Change the time zone of the ${end === 'start' ? 'time' : 'arrival'}`}
          onClick={() => setChanging(!changing)}
        >
          Change
        </button>
      </p>
      {changing && <ZoneField onChoose={done} />}
      {timeZone && date && (
        <Repeated
          clock={{ date, time, timeZone }}
          later={later}
          onChange={(is) => setValue(fields.later, is, change)}
        />
      )}
    </div>
  );
}

/** A zone, by a place in it or by its own name. */
function ZoneField({ onChoose }: { readonly onChoose: (timeZone: string) => void }) {
  const [text, setText] = useState('');
  return (
    <PlaceField
      label="A town with this time"
      hint="Or the zone’s own name, like Asia/Tokyo"
      value={text}
      onType={(typed) => {
        setText(typed);
        if (typed.includes('/') && isTimeZone(typed.trim())) onChoose(typed.trim());
      }}
      onChoose={({ timeZone }) => timeZone && onChoose(timeZone)}
    />
  );
}

interface RepeatedProps {
  readonly clock: Parameters<typeof readClock>[0];
  readonly later: boolean;
  readonly onChange: (later: boolean) => void;
}

/** What to say of a time on the night when the clocks change, with the choice of the later of two. */
function Repeated({ clock, later, onChange }: RepeatedProps) {
  const note = clockNote(clock);
  if (note === undefined) return null;
  return (
    <>
      <p className={styles.line}>{note}</p>
      {readClock(clock).occurs === 'repeated' && (
        <label className={styles.later}>
          <input type="checkbox" checked={later} onChange={(event) => onChange(event.target.checked)} />
          The second {clock.time}
        </label>
      )}
    </>
  );
}
