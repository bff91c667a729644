import type { ReactNode } from 'react';
import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { lazyWindow } from '../../ui/lazy/lazy-window.tsx';
import type { TripDialog } from './editor.ts';

const DeleteTripDialog = lazyWindow(async () => (await import('./delete-trip-dialog.tsx')).DeleteTripDialog);
const EditTripDialog = lazyWindow(async () => (await import('./overall/edit-trip-dialog.tsx')).EditTripDialog);
const AddDayDialog = lazyWindow(async () => (await import('./day/add-day-dialog.tsx')).AddDayDialog);
const EditDayDialog = lazyWindow(async () => (await import('./day/edit-day-dialog.tsx')).EditDayDialog);
const AddActivityDialog = lazyWindow(
  async () => (await import('./activity/add-activity-dialog.tsx')).AddActivityDialog,
);
const EditActivityDialog = lazyWindow(
  async () => (await import('./activity/edit-activity-dialog.tsx')).EditActivityDialog,
);
const FilesDialog = lazyWindow(async () => (await import('./activity/files/files-dialog.tsx')).FilesDialog);

const ShareWindow = lazyWindow(async () => (await import('./sharing/share-window.tsx')).ShareWindow);
const ArrangeDialogs = lazyWindow(async () => (await import('./arrange/arrange-dialogs.tsx')).ArrangeDialogs);

const WINDOWS = [
  DeleteTripDialog,
  EditTripDialog,
  AddDayDialog,
  EditDayDialog,
  AddActivityDialog,
  EditActivityDialog,
  FilesDialog,
  ArrangeDialogs,
  ShareWindow,
].map(({ part }) => part);

interface TripDialogsProps {
  readonly dialog: TripDialog | undefined;
  readonly trip: TripDetail;
  /** Undefined if they could not be loaded. */
  readonly days: readonly TripDay[] | undefined;
  /** The selected day. */
  readonly day: TripDay | undefined;
  readonly onClose: () => void;
  readonly onDelete: () => void;
  readonly onDayAdded: (day: TripDay) => void;
}

/** The open window, if any. For those only who may change the trip. */
export function TripDialogs({ dialog, ...rest }: TripDialogsProps) {
  useFetchAhead(WINDOWS);
  return dialog ? dialogOf(dialog, rest) : null;
}

function dialogOf(
  dialog: TripDialog,
  { trip, days: loaded, day, onClose, onDelete, onDayAdded }: Omit<TripDialogsProps, 'dialog'>,
): ReactNode {
  const days = loaded ?? [];
  switch (dialog.kind) {
    case 'edit-trip':
      return <EditTripDialog trip={trip} days={loaded} onClose={onClose} />;
    case 'delete-trip':
      return <DeleteTripDialog trip={trip} onClose={onClose} onDelete={onDelete} />;
    case 'share':
      return <ShareWindow trip={trip} days={loaded} publishing={dialog.publishing ?? false} onClose={onClose} />;
    case 'add-day':
      return <AddDayDialog trip={trip} days={days} onClose={onClose} onAdded={onDayAdded} />;
    case 'edit-day':
      return <EditDayDialog day={dialog.day} onClose={onClose} />;
    case 'add-activity':
      return (
        <AddActivityDialog
          day={dialog.dayId === undefined ? day : days.find(({ id }) => id === dialog.dayId)}
          draft={dialog.draft}
          onClose={onClose}
        />
      );
    case 'edit-activity':
      return (
        <EditActivityDialog
          activity={dialog.activity}
          day={days.find(({ id }) => id === dialog.activity.tripDayId)}
          draft={dialog.draft}
          onClose={onClose}
        />
      );
    case 'files':
      return <FilesDialog activity={dialog.activity} onClose={onClose} />;
    default:
      return <ArrangeDialogs dialog={dialog} trip={trip} days={days} onClose={onClose} />;
  }
}
