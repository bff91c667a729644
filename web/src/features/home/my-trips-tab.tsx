import { FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isAroundNow } from '#shared/trips/dates.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { DragOnto } from '../../ui/drag-onto/drag-onto.tsx';
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import { lazyWindow } from '../../ui/lazy/lazy-window.tsx';
import { LoadMore } from '../../ui/load-more/load-more.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { TripGrid, TripGridSkeleton } from '../../ui/trip-card/trip-grid.tsx';
import { DragPreview } from './drag-preview.tsx';
import styles from './my-trips-tab.module.css';
import { OwnTripCard } from './own-trip-card.tsx';
import { type Question, TripQuestions } from './trip-questions.tsx';
import { useDroppedFile } from './use-dropped-file.ts';
import type { MyTripsQuery } from './use-my-trips.ts';

const ImportDialog = lazyWindow(async () => (await import('./import/import-dialog.tsx')).ImportDialog);
const NowPanel = lazyPanel(async () => (await import('../../ui/now-and-next/now-panel.tsx')).NowPanel, {
  what: 'what is now and next',
  loading: <Skeleton height="8rem" />,
});
const SharedWithYou = lazyPanel(async () => (await import('./shared-with-you/shared-with-you.tsx')).SharedWithYou, {
  what: 'the trips that are shared with you',
});
const AHEAD = [ImportDialog.part, SharedWithYou.part];
const AHEAD_AND_NOW = [ImportDialog.part, SharedWithYou.part, NowPanel.part];

interface Importing {
  /** The file that opened the window, or was dropped on it. */
  readonly dropped?: File;
}

interface MyTripsTabProps {
  readonly mine: MyTripsQuery;
  readonly onNewTrip: () => void;
}

/** The traveller's own trips: to open, to delete, and to merge by dropping one on another. */
export function MyTripsTab({ mine, onNewTrip }: MyTripsTabProps) {
  const session = useAuth();
  if (session.status !== 'signed-in') {
    return (
      <EmptyState
        title="Sign in to view your trips"
        text="Your trips, their days and your photos are waiting on the other side."
        art={<PlaceArt name="Bridge in Porto" />}
        action={
          <ButtonLink variant="primary" to={paths.auth(paths.home('trips'))}>
            Sign In
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <MyTrips mine={mine} onNewTrip={onNewTrip} />
      {!mine.isPending && <SharedWithYou travellerId={session.user.id} />}
    </>
  );
}

function MyTrips({ mine, onNewTrip }: MyTripsTabProps) {
  const [importing, setImporting] = useState<Importing>();
  const isDragging = useDroppedFile((dropped) => setImporting({ dropped }));
  const importButton = (
    <Button variant="quiet" icon={FileUp} onClick={() => setImporting({})}>
      Import
    </Button>
  );
  const running = mine.data?.pages.flatMap(({ items }) => items.filter(isAroundNow)) ?? [];
  useFetchAhead(running.length > 0 ? AHEAD_AND_NOW : AHEAD);

  if (mine.isPending) return <TripGridSkeleton />;
  if (mine.isLoadingError) return <ErrorState what="your trips" onRetry={() => mine.refetch()} />;
  const trips = mine.data.pages.flatMap((page) => page.items);
  // The window keeps its place when the first trip, which it has just imported, takes that of the empty state.
  return (
    <>
      {trips.length === 0 ? (
        <EmptyState
          title="No trips yet"
          text="A title and two dates are enough to begin."
          art={<PlaceArt name="Empty shore in Cornwall" />}
          action={
            <>
              <Button variant="primary" onClick={onNewTrip}>
                Create Your First Trip
              </Button>
              {importButton}
            </>
          }
        />
      ) : (
        <OwnTrips mine={mine} trips={trips} running={running} importButton={importButton} />
      )}
      {isDragging && <p className={styles.drop}>Drop the file to import it</p>}
      {importing && <ImportDialog trips={trips} dropped={importing.dropped} onClose={() => setImporting(undefined)} />}
    </>
  );
}

interface OwnTripsProps {
  readonly mine: MyTripsQuery;
  readonly trips: readonly Trip[];
  /** Those that run today, or are about to. */
  readonly running: readonly Trip[];
  readonly importButton: ReactNode;
}

function OwnTrips({ mine, trips, running, importButton }: OwnTripsProps) {
  const [question, setQuestion] = useState<Question>();
  const byId = (id: string): Trip | undefined => trips.find((trip) => trip.id === id);
  const askToMerge = (sourceId: string, targetId: string) => {
    const [source, target] = [byId(sourceId), byId(targetId)];
    if (source && target) setQuestion({ kind: 'merge', source, target });
  };
  return (
    <>
      {running.map((trip) => (
        <NowPanel key={trip.id} trip={trip} named />
      ))}
      <div className={styles.head}>
        {trips.length > 1 && (
          <p className={styles.tip}>Two trips that are really one? Drag a card onto another to merge them.</p>
        )}
        {importButton}
      </div>
      <DragOnto
        nameOf={(id) => byId(id)?.title ?? ''}
        verb="merge"
        onDrop={askToMerge}
        overlay={(id) => <DragPreview trip={byId(id)} />}
      >
        <TripGrid>
          {trips.map((trip) => (
            <OwnTripCard
              key={trip.id}
              trip={trip}
              canMerge={trips.length > 1}
              onDelete={() => setQuestion({ kind: 'delete', trip })}
              onMerge={() => setQuestion({ kind: 'choose', source: trip })}
            />
          ))}
        </TripGrid>
      </DragOnto>
      <LoadMore query={mine} what="trips" />
      <TripQuestions question={question} trips={trips} onChange={setQuestion} />
    </>
  );
}
