import { useState } from 'react';
import { type Control, Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { ACTIVITY_CATEGORIES, type ActivityCategory } from '#shared/activities/categories.ts';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import { TIMES_OF_DAY } from '#shared/activities/times-of-day.ts';
import { categoryLook } from '../../../lib/activities/category-look.ts';
import { TIME_OF_DAY_WORDS } from '../../../lib/activities/time-of-day.ts';
import { currencySign } from '../../../lib/money.ts';
import { Field, FieldRow, FieldStack } from '../../../ui/field/field.tsx';
import { Input, TextArea } from '../../../ui/field/input.tsx';
import { Select, type SelectOption } from '../../../ui/select/select.tsx';
import styles from './activity-fields.module.css';
import { type ActivityFormValues, NO_CHOICE } from './activity-form.ts';
import { currencyOptions } from './currency-options.ts';

const RATINGS = ['Poor', 'Fair', 'Good', 'Great', 'Excellent'].map((word, n) => ({
  value: String(n + 1),
  label: `${n + 1} - ${word}`,
}));
const CATEGORIES = ACTIVITY_CATEGORIES.map((value) => ({ value, label: categoryLook(value).label }));
/** Categories that usually have a booking number and an end. */
const BOOKED: ReadonlySet<string> = new Set<ActivityCategory>(['transport', 'accommodation']);
const TIMES = TIMES_OF_DAY.map((value) => ({ value, label: TIME_OF_DAY_WORDS[value] }));

type Form = UseFormReturn<ActivityFormValues, unknown, Fields>;

export function ActivityFields({ form: { register, control, formState } }: { readonly form: Form }) {
  const { errors, defaultValues } = formState;
  const [currency, category] = useWatch({ control, name: ['currency', 'category'] });
  const known = defaultValues?.category ?? NO_CHOICE;
  const detailed = defaultValues?.endTime || defaultValues?.confirmationNumber || defaultValues?.currency !== 'EUR';
  const [opened, setOpened] = useState(Boolean(detailed));
  // Once open it stays open: changing the category must not hide what was entered.
  if (!opened && BOOKED.has(category)) setOpened(true);
  return (
    <FieldStack>
      <Field label="Title" error={errors.title?.message}>
        <Input placeholder="e.g., Boat trip to the caves" autoComplete="off" {...register('title')} />
      </Field>
      <FieldRow>
        <Field label="Time" error={errors.time?.message}>
          <Input type="time" {...register('time')} />
        </Field>
        <Choice control={control} name="timeOfDay" label="Time of Day" none="Any time" options={TIMES} />
      </FieldRow>
      <Field label="Location" error={errors.location?.message}>
        <Input placeholder="e.g., Praia da Marinha" autoComplete="off" {...register('location')} />
      </Field>
      <Choice
        control={control}
        name="category"
        label="Category"
        none="No category"
        options={withKnown(CATEGORIES, known)}
      />
      <FieldRow>
        <Field label={`Cost (${currencySign(currency)})`} error={errors.cost?.message}>
          <Input type="number" inputMode="decimal" min="0" step="0.01" placeholder="0.00" {...register('cost')} />
        </Field>
        <Choice control={control} name="rating" label="Rating" none="Not rated" options={RATINGS} />
      </FieldRow>
      <Field label="Notes" error={errors.notes?.message}>
        <TextArea rows={3} placeholder="What to bring, what to remember" {...register('notes')} />
      </Field>
      <details className={styles.more} open={opened}>
        <summary>Booking details</summary>
        <FieldStack>
          <FieldRow>
            <Field label="End Time" error={errors.endTime?.message}>
              <Input type="time" {...register('endTime')} />
            </Field>
            <Choice control={control} name="currency" label="Currency" options={currencyOptions(currency)} />
          </FieldRow>
          <Field label="Confirmation Number" error={errors.confirmationNumber?.message}>
            <Input autoComplete="off" spellCheck={false} {...register('confirmationNumber')} />
          </Field>
        </FieldStack>
      </details>
    </FieldStack>
  );
}

/** A category that the form does not offer is kept until another is selected. */
function withKnown(options: readonly SelectOption[], known: string): readonly SelectOption[] {
  const offered = known === NO_CHOICE || options.some(({ value }) => value === known);
  return offered ? options : [...options, { value: known, label: categoryLook(known).label }];
}

interface ChoiceProps {
  readonly control: Control<ActivityFormValues, unknown, Fields>;
  readonly name: 'category' | 'currency' | 'rating' | 'timeOfDay' | 'status';
  readonly label: string;
  /** The empty option, where allowed. */
  readonly none?: string;
  readonly options: readonly SelectOption[];
}

function Choice({ control, name, label, none, options }: ChoiceProps) {
  const all = none === undefined ? options : [{ value: NO_CHOICE, label: none }, ...options];
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message}>
          <Select value={field.value} onValueChange={field.onChange} options={all} />
        </Field>
      )}
    />
  );
}
