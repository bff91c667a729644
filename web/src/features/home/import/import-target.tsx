import type { Trip } from '#shared/trips/schema.ts';
import { Field, FieldRow } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Select } from '../../../ui/select/select.tsx';

/** Title and dates of a new trip, as the file says them or as they were typed. */
export interface NewTripHead {
  readonly title: string;
  /** 'YYYY-MM-DD', or '' */
  readonly startDate: string;
  readonly endDate: string;
}

/** Radix has no option with an empty value. */
const NEW = 'new';

interface ImportTargetProps {
  readonly trips: readonly Trip[];
  readonly tripId: string | undefined;
  readonly onTrip: (tripId: string | undefined) => void;
  readonly head: NewTripHead;
  readonly onHead: (head: NewTripHead) => void;
  readonly problems: Readonly<Partial<Record<keyof NewTripHead, string>>>;
}

/** Where a file goes: into an own trip, or into a new one with these dates. */
export function ImportTarget({ trips, tripId, onTrip, head, onHead, problems }: ImportTargetProps) {
  const options = [
    { value: NEW, label: 'A new trip, which only you can see' },
    ...trips.map(({ id, title }) => ({ value: id, label: title })),
  ];
  const control = (name: keyof NewTripHead) => ({
    value: head[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onHead({ ...head, [name]: target.value }),
  });
  return (
    <>
      <Field label="Import into">
        <Select
          options={options}
          value={tripId ?? NEW}
          onValueChange={(value) => onTrip(value === NEW ? undefined : value)}
        />
      </Field>
      {tripId === undefined && (
        <>
          <Field label="Trip Title" error={problems.title}>
            <Input autoComplete="off" {...control('title')} />
          </Field>
          <FieldRow>
            <Field label="Start Date" error={problems.startDate}>
              <Input type="date" {...control('startDate')} />
            </Field>
            <Field label="End Date" error={problems.endDate}>
              <Input type="date" min={head.startDate || undefined} {...control('endDate')} />
            </Field>
          </FieldRow>
        </>
      )}
    </>
  );
}
