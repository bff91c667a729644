import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { NewTrip } from '#shared/trips/schema.ts';
import { makeIdempotencyKeys } from '../../lib/idempotency-key.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog/dialog.tsx';
import { EMPTY_TRIP, TripFields, type TripFormValues } from '../../ui/trip-form/trip-fields.tsx';
import { newTripBody } from './new-trip-body.ts';
import { useCreateTrip } from './use-create-trip.ts';

interface CreateTripDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Creates a trip and goes there. Its form is new each time it opens; during the save it cannot be closed. */
export function CreateTripDialog({ open, onOpenChange }: CreateTripDialogProps) {
  const navigate = useNavigate();
  const creation = useCreateTrip();
  const [keyFor] = useState(makeIdempotencyKeys);
  const form = useForm<TripFormValues, unknown, NewTrip>({
    resolver: zodResolver(NewTrip),
    defaultValues: EMPTY_TRIP,
  });

  const save = (trip: NewTrip) => {
    const body = newTripBody(trip);
    creation.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: (created) => {
          form.reset();
          onOpenChange(false);
          navigate(paths.trip(created.id));
        },
      },
    );
  };
  const change = (next: boolean) => {
    if (!next) form.reset();
    onOpenChange(next);
  };

  return (
    <Dialog open={open} onOpenChange={change} title="Create New Trip" locked={creation.isPending}>
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <DialogBody>
          <FormProvider {...form}>
            <TripFields />
          </FormProvider>
        </DialogBody>
        <DialogActions>
          <Button disabled={creation.isPending} onClick={() => change(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={creation.isPending} pendingLabel="Creating...">
            Create Trip
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
