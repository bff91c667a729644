import type { TripDetail } from '#shared/trips/schema.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

interface DeleteTripDialogProps {
  readonly trip: TripDetail;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

export function DeleteTripDialog({ trip, onClose, onDelete }: DeleteTripDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete trip"
      question={`Are you sure you want to delete "${trip.title}"? This action cannot be undone.`}
      confirmLabel="Delete"
      onConfirm={onDelete}
    />
  );
}
