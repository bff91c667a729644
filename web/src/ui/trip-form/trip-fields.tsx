import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { NewTrip } from '#shared/trips/schema.ts';
import { Field, FieldRow, FieldStack } from '../field/field.tsx';
import { Input, TextArea, UrlInput } from '../field/input.tsx';
import { Switch } from '../switch/switch.tsx';

/** The form's values: dates as 'YYYY-MM-DD', empty fields as ''. */
export type TripFormValues = z.input<typeof NewTrip>;

/** The initial values. */
export const EMPTY_TRIP: TripFormValues = {
  title: '',
  startDate: '',
  endDate: '',
  coverImage: '',
  description: '',
  isPublic: true,
};

interface TripFieldsProps {
  /** Further fields, below the dates. */
  readonly children?: ReactNode;
  /** Whether who sees it is asked for, which only its owner says. */
  readonly visibility?: boolean;
}

/** The fields of a trip, to create or to edit it. Must be inside react-hook-form's `FormProvider`. */
export function TripFields({ children, visibility = true }: TripFieldsProps) {
  const { register, control, formState } = useFormContext<TripFormValues>();
  const { errors } = formState;
  const startDate = useWatch({ control, name: 'startDate' });
  return (
    <FieldStack>
      <Field label="Trip Title" error={errors.title?.message}>
        <Input placeholder="e.g., European Adventure" autoComplete="off" {...register('title')} />
      </Field>
      <FieldRow>
        <Field label="Start Date" error={errors.startDate?.message}>
          <Input type="date" {...register('startDate')} />
        </Field>
        <Field label="End Date" error={errors.endDate?.message}>
          <Input type="date" min={startDate || undefined} {...register('endDate')} />
        </Field>
      </FieldRow>
      {children}
      <Field
        label="Cover Image URL (optional)"
        hint="Without one we draw a cover for this trip."
        error={errors.coverImage?.message}
      >
        <UrlInput {...register('coverImage')} />
      </Field>
      <Field label="Description (optional)" error={errors.description?.message}>
        <TextArea rows={3} placeholder="Describe your trip..." {...register('description')} />
      </Field>
      {visibility && (
        <Controller
          control={control}
          name="isPublic"
          render={({ field }) => (
            <Switch
              label="Make trip public"
              hint="Allow other travelers to discover and view your trip"
              checked={field.value !== false && field.value !== 'false'}
              onCheckedChange={field.onChange}
            />
          )}
        />
      )}
    </FieldStack>
  );
}
