import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import { Field } from '../../../ui/field/field.tsx';
import { Input, UrlInput } from '../../../ui/field/input.tsx';
import type { ActivityFormValues } from './activity-form.ts';
import type { DetailName } from './kind-fields.ts';

export const DETAIL_LABELS: Readonly<Record<DetailName, string>> = {
  ...{ carrier: 'Carrier', number: 'Number', seat: 'Seat', coach: 'Coach', class: 'Class', terminal: 'Terminal' },
  ...{ gate: 'Gate', platform: 'Platform', checkInUntil: 'Check-in until', phone: 'Phone', link: 'Link' },
  ...{ freeUntil: 'Free to cancel until' },
};
const INPUTS: Partial<Readonly<Record<DetailName, ComponentProps<'input'>>>> = {
  ...{ checkInUntil: { type: 'time' }, phone: { type: 'tel' }, freeUntil: { type: 'date' } },
};

interface DetailFieldProps {
  readonly name: DetailName;
  readonly form: UseFormReturn<ActivityFormValues, unknown, Fields>;
}

/** One of the details of a booking. */
export function DetailField({ name, form: { register, formState } }: DetailFieldProps) {
  const { errors, defaultValues } = formState;
  // A deadline with a time, which a mail can have said.
  const timed = name === 'freeUntil' && defaultValues?.details?.freeUntil?.includes('T');
  const control = register(`details.${name}`);
  return (
    <Field label={DETAIL_LABELS[name]} error={errors.details?.[name]?.message}>
      {name === 'link' ? (
        <UrlInput {...control} />
      ) : (
        <Input
          autoComplete="off"
          spellCheck={false}
          {...INPUTS[name]}
          {...(timed && { type: 'datetime-local' })}
          {...control}
        />
      )}
    </Field>
  );
}
