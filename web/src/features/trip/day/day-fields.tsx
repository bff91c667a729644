import type { UseFormReturn } from 'react-hook-form';
import type { DayFields as Fields } from '#shared/days/schema.ts';
import { Field, FieldRow, FieldStack } from '../../../ui/field/field.tsx';
import { Input, TextArea } from '../../../ui/field/input.tsx';
import type { DayFormValues } from './day-form.ts';

interface DayFieldsProps {
  readonly form: UseFormReturn<DayFormValues, unknown, Fields>;
  /** Weather is only asked for when editing. */
  readonly weather?: boolean;
}

export function DayFields({ form: { register, formState }, weather = false }: DayFieldsProps) {
  const { errors } = formState;
  return (
    <FieldStack>
      <Field label="Day Title" error={errors.title?.message}>
        <Input placeholder="e.g., Old town and harbor" autoComplete="off" {...register('title')} />
      </Field>
      <FieldRow>
        <Field label="Date" error={errors.date?.message}>
          <Input type="date" {...register('date')} />
        </Field>
        <Field label="Location" error={errors.location?.message}>
          <Input placeholder="e.g., Lisbon" autoComplete="off" {...register('location')} />
        </Field>
      </FieldRow>
      {weather && (
        <Field label="Weather" error={errors.weather?.message}>
          <Input placeholder="e.g., Sunny, 24°C" autoComplete="off" {...register('weather')} />
        </Field>
      )}
      <Field label="Accommodation" error={errors.accommodation?.message}>
        <Input placeholder="e.g., Hotel Alba" autoComplete="off" {...register('accommodation')} />
      </Field>
      <Field label="Accommodation Address" error={errors.accommodationAddress?.message}>
        <Input placeholder="Street, city" autoComplete="off" {...register('accommodationAddress')} />
      </Field>
      <Field label="Notes" error={errors.notes?.message}>
        <TextArea rows={3} placeholder="What to remember about this day" {...register('notes')} />
      </Field>
    </FieldStack>
  );
}
