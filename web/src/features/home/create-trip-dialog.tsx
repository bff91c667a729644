import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { NewTrip } from '#shared/trips/schema.ts';
import { paths } from '../../lib/paths.ts';
import { useTypedForm } from '../../lib/typed/use-typed-form.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { EMPTY_TRIP, TripFields, type TripFormValues } from '../../ui/trip-form/trip-fields.tsx';
import { newTripBody } from './new-trip-body.ts';
import { useCreateTrip } from './use-create-trip.ts';

/** Creates a trip and goes to it. Its form is new each time it opens; while saving it cannot be closed. */
export function CreateTripDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const creation = useCreateTrip();
  const form = useTypedForm<TripFormValues, unknown, NewTrip>('new trip', {
    resolver: zodResolver(NewTrip),
    defaultValues: EMPTY_TRIP,
  });

  const close = () => {
    form.reset();
    onClose();
  };
  const save = (trip: NewTrip) => {
    creation.mutate(newTripBody(trip), {
      onSuccess: (created) => {
        close();
        navigate(paths.trip(created.id));
      },
    });
  };

  return (
    <FormDialog
      title="Create New Trip"
      submit="Create Trip"
      submitting="Creating..."
      pending={creation.isPending}
      onSubmit={form.handleSubmit(save)}
      onClose={close}
    >
      <FormProvider {...form}>
        <TripFields />
      </FormProvider>
    </FormDialog>
  );
}
