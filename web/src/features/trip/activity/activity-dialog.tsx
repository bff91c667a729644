import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent, ReactNode } from 'react';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { type ActivityFormValues, activityFormOf } from './activity-form.ts';
import { useInferredZone } from './use-inferred-zone.ts';

interface ActivityDialogProps {
  /** The name under which what was typed is stored when the session ends. */
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** The form's initial values. */
  readonly values: ActivityFormValues;
  /** The day that it is on. */
  readonly day: TripDay | undefined;
  /** Of the one that is edited. */
  readonly activityId?: string;
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
export function ActivityDialog({
  name,
  values,
  day,
  activityId,
  saving,
  onSave,
  children,
  ...rest
}: ActivityDialogProps) {
  const form = useTypedForm<ActivityFormValues, unknown, Fields>(name, {
    resolver: zodResolver(activityFormOf(day?.date.slice(0, 10))),
    defaultValues: values,
  });
  const inferred = useInferredZone(form, day, activityId);

  const send = (event: FormEvent<HTMLFormElement>) => {
    // The browser returns '' for an invalid number, which would count as no cost at all.
    const cost = event.currentTarget.elements.namedItem('cost');
    const unreadable = cost instanceof HTMLInputElement && cost.validity.badInput;
    if (unreadable) {
      event.preventDefault();
      form.setError('cost', { message: 'Cost must be a number' }, { shouldFocus: true });
      return;
    }
    // What is shown is saved.
    const withZone = (body: Fields) => onSave({ ...body, timeZone: body.timeZone ?? inferred ?? null });
    void form.handleSubmit(withZone)(event);
  };

  return (
    <FormDialog {...rest} pending={saving} onSubmit={send}>
      <ActivityFields form={form} day={day} zone={inferred} />
      {children}
    </FormDialog>
  );
}
