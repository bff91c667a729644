import type { Trip } from '#shared/trips/schema.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { MergeIntoDialog } from './merge-into-dialog.tsx';
import { MergeOutcome } from './merge-outcome.tsx';
import { useDeleteTrip } from './use-delete-trip.ts';
import { useMergeTrips } from './use-merge-trips.ts';

/** The open question about a trip. */
export type Question =
  | { readonly kind: 'delete'; readonly trip: Trip }
  | { readonly kind: 'choose'; readonly source: Trip }
  | { readonly kind: 'merge'; readonly source: Trip; readonly target: Trip };

interface TripQuestionsProps {
  readonly question: Question | undefined;
  readonly trips: readonly Trip[];
  readonly onChange: (question: Question | undefined) => void;
}

/** Asks for confirmation before a trip is deleted or merged, and then does it. */
export function TripQuestions({ question, trips, onChange }: TripQuestionsProps) {
  const deletion = useDeleteTrip();
  const merge = useMergeTrips();
  const close = (open: boolean) => !open && onChange(undefined);

  if (question?.kind === 'delete') {
    return (
      <ConfirmDialog
        open
        onOpenChange={close}
        title="Delete trip"
        question={`Are you sure you want to delete "${question.trip.title}"? This action cannot be undone.`}
        confirmLabel="Delete"
        onConfirm={() => deletion.mutate(question.trip)}
      />
    );
  }
  if (question?.kind === 'choose') {
    return (
      <MergeIntoDialog
        source={question.source}
        trips={trips}
        onOpenChange={close}
        onChoose={(target) => onChange({ kind: 'merge', source: question.source, target })}
      />
    );
  }
  if (question?.kind === 'merge') {
    const { source, target } = question;
    return (
      <ConfirmDialog
        open
        onOpenChange={close}
        title="Merge trips"
        question={`Merge "${source.title}" into "${target.title}"? This will combine all activities and delete the source trip.`}
        confirmLabel="Merge"
        tone="primary"
        onConfirm={() => merge.mutate({ source, target })}
      >
        <MergeOutcome source={source} target={target} />
      </ConfirmDialog>
    );
  }
  return null;
}
