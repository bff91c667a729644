import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { requiredLine } from '#shared/contract/text.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { count } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useTypedForm } from '../../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { useSteps } from './use-steps.ts';

const NewDay = z.object({ title: requiredLine('Title') });
type NewDay = z.output<typeof NewDay>;

interface InsertDayDialogProps {
  readonly dayId: string;
  readonly trip: TripDetail;
  readonly days: readonly TripDay[];
  readonly onClose: () => void;
}

/** Puts a new day on the date after one; those from there on move on by a day. */
export function InsertDayDialog({ dayId, trip, days, onClose }: InsertDayDialogProps) {
  const steps = useSteps(trip.id);
  const number = days.findIndex(({ id }) => id === dayId) + 1;
  const later = days.length - number;
  const form = useTypedForm<z.input<typeof NewDay>, unknown, NewDay>(`day after ${dayId}`, {
    resolver: zodResolver(NewDay),
    defaultValues: { title: `Day ${number + 1}` },
  });
  const save = ({ title }: NewDay) => {
    const day = { title, location: null, weather: null, accommodation: null, accommodationAddress: null, notes: null };
    steps.apply({ ops: [{ kind: 'insert-day', after: dayId, day }], title: 'Day inserted', description: title });
    onClose();
  };
  return (
    <FormDialog
      title={`Insert a day after day ${number}`}
      {...(later > 0 && {
        description: `${count(later, 'later day')} ${later === 1 ? 'makes' : 'make'} room where it needs to.`,
      })}
      size="narrow"
      submit="Insert Day"
      submitting="Inserting..."
      pending={false}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      <Field label="Day Title" error={form.formState.errors.title?.message}>
        <Input autoComplete="off" {...form.register('title')} />
      </Field>
    </FormDialog>
  );
}
