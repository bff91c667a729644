import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent, ReactNode } from 'react';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { ActivityForm, type ActivityFormValues } from './activity-form.ts';

interface ActivityDialogProps {
  /** Which form it is and of what, for what was typed in it. */
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** What the form starts with. */
  readonly values: ActivityFormValues;
  readonly saving: boolean;
  /** Below the fields; what it changes is changed at once, not with the form. */
  readonly children?: ReactNode;
  /** What the button reads, and what it reads during the save. */
  readonly submit: string;
  readonly submitting: string;
  readonly onSave: (fields: Fields) => void;
  readonly onClose: () => void;
}

/** The form of an activity, to add or to edit one. */
export function ActivityDialog({ name, values, saving, onSave, children, ...rest }: ActivityDialogProps) {
  const form = useTypedForm<ActivityFormValues, unknown, Fields>(name, {
    resolver: zodResolver(ActivityForm),
    defaultValues: values,
  });

  const send = (event: FormEvent<HTMLFormElement>) => {
    // The browser gives '' for a number that it cannot read, which would pass for no cost at all.
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
      <ActivityFields form={form} />
      {children}
    </FormDialog>
  );
}
