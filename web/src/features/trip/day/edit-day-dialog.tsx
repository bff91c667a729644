import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { DayFields as DayFieldsSchema, type TripDay } from '#shared/days/schema.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { DayFields } from './day-fields.tsx';
import { type DayFormValues, dayBody, dayValues } from './day-form.ts';
import { useUpdateDay } from './use-day-changes.ts';

interface EditDayDialogProps {
  readonly day: TripDay;
  readonly onClose: () => void;
}

export function EditDayDialog({ day, onClose }: EditDayDialogProps) {
  const update = useUpdateDay(day.tripId);
  const form = useForm<DayFormValues, unknown, DayFieldsSchema>({
    resolver: zodResolver(DayFieldsSchema),
    defaultValues: dayValues(day),
  });
  const save = (fields: DayFieldsSchema) =>
    update.mutate({ id: day.id, body: dayBody(fields) }, { onSuccess: onClose });

  return (
    <Dialog open onOpenChange={onClose} title="Edit Day" locked={update.isPending}>
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <DialogBody>
          <DayFields form={form} weather />
        </DialogBody>
        <DialogActions>
          <Button disabled={update.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={update.isPending} pendingLabel="Saving...">
            Save Changes
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
