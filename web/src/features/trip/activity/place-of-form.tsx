import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import type { Position } from '#shared/places/position.ts';
import { PlaceField } from '../../../ui/place-field/place-field.tsx';
import type { ActivityFormValues } from './activity-form.ts';

/** The fields that belong to each place of an activity. */
const ENDS = {
  start: { text: 'location', position: 'coordinates', zone: 'timeZone' },
  end: { text: 'endLocation', position: 'endCoordinates', zone: 'endTimeZone' },
} as const;

interface PlaceOfFormProps {
  readonly form: UseFormReturn<ActivityFormValues, unknown, Fields>;
  readonly end: keyof typeof ENDS;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
  readonly airports: boolean;
  readonly near: Position | undefined;
}

/** One of the activity's places. Choosing one sets its position and its zone; typing another text forgets them. */
export function PlaceOfForm({ form: { control, setValue, formState }, end, hint, ...rest }: PlaceOfFormProps) {
  const { text, position, zone } = ENDS[end];
  const [value, where] = useWatch({ control, name: [text, position] });
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  const place = (name: string, at: Position | null, country: string) => {
    setValue(text, name, change);
    setValue(position, at, change);
    if (end === 'start') setValue('country', country, change);
  };
  return (
    <PlaceField
      {...rest}
      hint={where ? 'Known on the map' : hint}
      error={formState.errors[text]?.message}
      value={value}
      onType={(typed) => {
        place(typed, null, '');
        if (where) setValue(zone, '', change);
      }}
      onChoose={(chosen) => {
        place(chosen.name, chosen.position, chosen.country ?? '');
        setValue(zone, chosen.timeZone ?? '', change);
      }}
    />
  );
}
