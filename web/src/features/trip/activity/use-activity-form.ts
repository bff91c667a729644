import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { type ActivityFormValues, activityFormOf } from './activity-form.ts';
import { useInferredZone } from './use-inferred-zone.ts';

interface Options {
  /** The name under which what was typed is stored when the session ends. */
  readonly name: string;
  /** The form's initial values. */
  readonly values: ActivityFormValues;
  /** The day that the activity is on. */
  readonly day: TripDay | undefined;
  /** Of the one that is edited. */
  readonly activityId?: string;
}

export interface ActivityFormState {
  readonly form: UseFormReturn<ActivityFormValues, unknown, Fields>;
  /** The zone of the time as long as none was chosen. */
  readonly inferredZone: string | undefined;
  /** The fields as they are saved: with the zone that is shown. */
  readonly withZone: (fields: Fields) => Fields;
  readonly submit: (
    event: FormEvent<HTMLFormElement>,
    onSave: (fields: Fields) => unknown,
    onInvalid?: () => void,
  ) => void;
}

/** The form of an activity, to add or to edit one. */
export function useActivityForm({ name, values, day, activityId }: Options): ActivityFormState {
  const form = useTypedForm<ActivityFormValues, unknown, Fields>(name, {
    resolver: zodResolver(activityFormOf(day?.date.slice(0, 10))),
    defaultValues: values,
  });
  const inferredZone = useInferredZone(form, day, activityId);
  return {
    ...{ form, inferredZone },
    withZone: (fields) => ({ ...fields, timeZone: fields.timeZone ?? inferredZone ?? null }),
    submit: (event, onSave, onInvalid) => {
      // The browser returns '' for an invalid number, which would count as no cost at all.
      const cost = event.currentTarget.elements.namedItem('cost');
      const unreadable = cost instanceof HTMLInputElement && cost.validity.badInput;
      if (unreadable) {
        event.preventDefault();
        form.setError('cost', { message: 'Cost must be a number' }, { shouldFocus: true });
        return;
      }
      void form.handleSubmit(onSave, onInvalid)(event);
    },
  };
}
