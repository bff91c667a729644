import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent, ReactNode } from 'react';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import type { Position } from '#shared/places/position.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { type ActivityFormValues, activityFormOf } from './activity-form.ts';

interface ActivityDialogProps {
  /** The name under which what was typed is stored when the session ends. */
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** The form's initial values. */
  readonly values: ActivityFormValues;
  /** The day that it is on. */
  readonly day: TripDay | undefined;
  readonly saving: boolean;
  /** Below the fields; it takes effect at once, not with the form. */
  readonly children?: ReactNode;
  /** The button's label, and its label while saving. */
  readonly submit: string;
  readonly submitting: string;
  readonly onSave: (fields: Fields) => void;
  readonly onClose: () => void;
}

/** The form of an activity, to add or to edit one. */
export function ActivityDialog({ name, values, day, saving, onSave, children, ...rest }: ActivityDialogProps) {
  const form = useTypedForm<ActivityFormValues, unknown, Fields>(name, {
    resolver: zodResolver(activityFormOf(day?.date.slice(0, 10))),
    defaultValues: values,
  });

  const send = (event: FormEvent<HTMLFormElement>) => {
    // The browser returns '' for an invalid number, which would count as no cost at all.
    const cost = event.currentTarget.elements.namedItem('cost');
    const unreadable = cost instanceof HTMLInputElement && cost.validity.badInput;
    if (unreadable) {
      event.preventDefault();
      form.setError('cost', { message: 'Cost must be a number' }, { shouldFocus: true });
      return;
    }
    void form.handleSubmit(onSave)(event);
  };

  return (
    <FormDialog {...rest} pending={saving} onSubmit={send}>
      <ActivityFields form={form} near={positionOn(day)} />
      {children}
    </FormDialog>
  );
}

/** Where something of a day is, the first that is known. */
function positionOn(day: TripDay | undefined): Position | undefined {
  return day?.activities.find(({ coordinates }) => coordinates !== null)?.coordinates ?? undefined;
}
