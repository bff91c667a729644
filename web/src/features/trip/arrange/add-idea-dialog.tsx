import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { ActivityFields } from '#shared/activities/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Field, FieldStack } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { useAddIdea } from './use-add-idea.ts';

const Idea = z.pick(ActivityFields, { title: true, location: true });
type Idea = z.output<typeof Idea>;

interface AddIdeaDialogProps {
  readonly trip: TripDetail;
  readonly onClose: () => void;
}

/** What one might do, by its title and place; a date comes later. */
export function AddIdeaDialog({ trip, onClose }: AddIdeaDialogProps) {
  const addition = useAddIdea(trip.id);
  const form = useTypedForm<z.input<typeof Idea>, unknown, Idea>(`idea in ${trip.id}`, {
    resolver: zodResolver(Idea),
    defaultValues: { title: '', location: '' },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title="Add an idea"
      description="Something you might do. It gets a date when you drag it onto a day."
      size="narrow"
      submit="Add Idea"
      submitting="Adding..."
      pending={addition.isPending}
      onSubmit={form.handleSubmit((idea) => addition.mutate(idea, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <FieldStack>
        <Field label="Title" error={errors.title?.message}>
          <Input autoComplete="off" {...form.register('title')} />
        </Field>
        <Field label="Place" error={errors.location?.message}>
          <Input placeholder="e.g., Alfama, Lisbon" autoComplete="off" {...form.register('location')} />
        </Field>
      </FieldStack>
    </FormDialog>
  );
}
