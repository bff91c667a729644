import { useState } from 'react';
import { type Control, Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import type { Position } from '#shared/places/position.ts';
import { categoryLook } from '../../../lib/activities/category-look.ts';
import { currencySign } from '../../../lib/money.ts';
import { Field, FieldRow, FieldStack } from '../../../ui/field/field.tsx';
import { Input, TextArea } from '../../../ui/field/input.tsx';
import { Select, type SelectOption } from '../../../ui/select/select.tsx';
import styles from './activity-fields.module.css';
import { type ActivityFormValues, NO_CHOICE } from './activity-form.ts';
import { ClockOfForm } from './clock-of-form.tsx';
import { currencyOptions } from './currency-options.ts';
import { DetailField } from './detail-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { fieldsOfKind, filledFields, isMore } from './kind-fields.ts';
import { KindGroup } from './kind-group.tsx';
import { CATEGORIES, RATINGS, STATUSES, TIMES } from './options.ts';
import { PlaceOfForm } from './place-of-form.tsx';
import { useKind } from './use-kind.ts';

type Form = UseFormReturn<ActivityFormValues, unknown, Fields>;

interface ActivityFieldsProps {
  readonly form: Form;
  readonly day: TripDay | undefined;
  /** The zone of the time as long as none was chosen. */
  readonly zone: string | undefined;
}

export function ActivityFields({ form, day, zone }: ActivityFieldsProps) {
  const { register, control, formState, getValues } = form;
  const { errors, defaultValues } = formState;
  const [currency, endTime, confirmationNumber] = useWatch({
    control,
    name: ['currency', 'endTime', 'confirmationNumber'],
  });
  const { kind, chosen, chooseKind, chooseCategory } = useKind(form);
  const fields = fieldsOfKind(kind);
  const near = positionOn(day);
  const date = day?.date.slice(0, 10);
  // What is filled in when the kind changes stays in sight, even when it is emptied later.
  const [filled, setFilled] = useState({ of: kind, names: filledFields(getValues()) });
  if (filled.of !== kind) setFilled({ of: kind, names: filledFields(getValues()) });
  const others = filled.names.filter((name) => !fields.own.includes(name) && !isMore(fields, name));

  const detailed = endTime || confirmationNumber || currency !== 'EUR' || defaultValues?.status !== NO_CHOICE;
  const [opened, setOpened] = useState(Boolean(detailed));
  // Once open it stays open: changing the kind must not hide what was entered.
  if (!opened && fields.group !== undefined) setOpened(true);
  return (
    <FieldStack>
      <KindChoice value={chosen} onChange={chooseKind} />
      <Field label="Title" error={errors.title?.message}>
        <Input data-first-focus placeholder="e.g., Boat trip to the caves" autoComplete="off" {...register('title')} />
      </Field>
      <FieldRow>
        <Field label="Time" error={errors.time?.message}>
          <Input type="time" {...register('time')} />
        </Field>
        <Choice control={control} name="timeOfDay" label="Time of Day" none="Any time" options={TIMES} />
      </FieldRow>
      <ClockOfForm form={form} end="start" date={date} inferred={zone} />
      <PlaceOfForm
        form={form}
        end="start"
        label="Location"
        hint={fields.group === 'Journey' ? 'Where it starts' : undefined}
        placeholder="e.g., Praia da Marinha"
        airports={kind === 'flight'}
        near={near}
      />
      <KindGroup
        form={form}
        kind={fields}
        isFlight={kind === 'flight'}
        near={near}
        date={date}
        shown={[...fields.own, ...others]}
      />
      <Choice
        control={control}
        name="category"
        label="Category"
        none="No category"
        options={withKnown(CATEGORIES, defaultValues?.category ?? NO_CHOICE)}
        onChosen={chooseCategory}
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
        <FieldRow>
          {fields.group === undefined && (
            <Field label={fields.endTime} error={errors.endTime?.message}>
              <Input type="time" {...register('endTime')} />
            </Field>
          )}
          <Choice control={control} name="currency" label="Currency" options={currencyOptions(currency)} />
          <Field label="Confirmation Number" error={errors.confirmationNumber?.message}>
            <Input autoComplete="off" spellCheck={false} {...register('confirmationNumber')} />
          </Field>
          <Choice control={control} name="status" label="Status" none="Not said" options={STATUSES} />
          {fields.more.map((name) => (
            <DetailField key={name} name={name} form={form} />
          ))}
        </FieldRow>
      </details>
    </FieldStack>
  );
}

/** Where something of a day is, the first that is known. */
function positionOn(day: TripDay | undefined): Position | undefined {
  return day?.activities.find(({ coordinates }) => coordinates !== null)?.coordinates ?? undefined;
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
  readonly onChosen?: (value: string) => void;
}

function Choice({ control, name, label, none, options, onChosen }: ChoiceProps) {
  const all = none === undefined ? options : [{ value: NO_CHOICE, label: none }, ...options];
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message}>
          <Select
            value={field.value}
            onValueChange={(value) => {
              field.onChange(value);
              onChosen?.(value);
            }}
            options={all}
          />
        </Field>
      )}
    />
  );
}
