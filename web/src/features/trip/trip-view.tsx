import { Plus } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useArrived } from '../../lib/lazy/use-arrived.ts';
import { fits, useTyped } from '../../lib/typed/use-typed.ts';
import { classNames } from '../../ui/class-names.ts';
import { Page } from '../../ui/page/page.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { arrangePart } from './arrange/arrange-part.ts';
import { OthersChanges } from './changes/others-changes.tsx';
import { chosenDay, DAY_PARAMETER } from './chosen-day.ts';
import { DayView } from './day/day-view.tsx';
import { DayIndex } from './day-index.tsx';
import { EditorContext, TripDialog, useTripEditor } from './editor.ts';
import { figuresOf } from './figures.ts';
import './map/day-colours.css';
import { TripMapContext } from './map/trip-map.ts';
import { TripMapPlace } from './map/trip-map-place.tsx';
import { useMapLayout } from './map/use-map-layout.ts';
import { OverallView } from './overall/overall-view.tsx';
import { TripNotices } from './sharing/trip-notices.tsx';
import { SummaryBanner } from './summary-banner.tsx';
import { TripDialogs } from './trip-dialogs.tsx';
import { TripHeader } from './trip-header.tsx';
import { TripHero } from './trip-hero.tsx';
import { TripNow } from './trip-now.tsx';
import { DaySkeleton, IndexSkeleton } from './trip-skeleton.tsx';
import styles from './trip-view.module.css';

/** The days of the trip as far as they have arrived. */
interface TripDays {
  readonly data: readonly TripDay[] | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface TripViewProps {
  readonly trip: TripDetail;
  readonly days: TripDays;
  readonly onDelete: () => void;
}

/** A trip: its header at the top, its days on the left, and the selected day or the whole trip next to them. */
export function TripView({ trip, days, onDelete }: TripViewProps) {
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useTyped(`window of ${trip.id}`, undefined, fits(z.optional(TripDialog)));
  const panel = useRef<HTMLDivElement>(null);
  const editor = useTripEditor(trip, setDialog);
  const chosenId = search.get(DAY_PARAMETER);
  const day = days.data && chosenDay(days.data, chosenId);
  const figures = days.data && figuresOf(days.data);

  const arranging = useArrived(arrangePart, editor !== undefined && days.data !== undefined);

  const map = useMapLayout(days.data);

  useTopOf(panel, chosenId);

  return (
    <EditorContext value={editor}>
      <TripMapContext value={map}>
        <Page
          title={day ? `${day.title} · ${trip.title}` : trip.title}
          header={<TripHeader trip={trip} days={days.data} dayChosen={day !== undefined} />}
        >
          <TripNotices trip={trip} days={days.data} compact={chosenId !== null} />
          <TripHero trip={trip} figures={figures} compact={chosenId !== null} />
          {chosenId === null && (
            <>
              <TripNow trip={trip} />
              <SummaryBanner figures={figures} />
            </>
          )}
          <div
            className={classNames(styles.columns, map.place === 'beside' && styles.withMap)}
            style={map.width === undefined ? undefined : ({ '--map-width': `${map.width}px` } as CSSProperties)}
          >
            {days.data ? <DayIndex trip={trip} days={days.data} chosen={day} /> : null}
            {days.isPending && <IndexSkeleton />}
            <div ref={panel} className={styles.panel} data-panel="">
              {days.isError && !days.data && <ErrorState what="the days of this trip" onRetry={() => days.refetch()} />}
              {days.isPending && chosenId !== null && <DaySkeleton />}
              {day && days.data && <DayView key={day.id} trip={trip} day={day} days={days.data} />}
              {!day && (chosenId === null || days.data) && (
                <OverallView trip={trip} days={days.data} pending={days.isPending} />
              )}
            </div>
            {days.data && <TripMapPlace layout={map} title={trip.title} days={days.data} day={day} />}
          </div>
          {editor && (
            <button
              type="button"
              className={styles.floating}
              aria-label="Add a new activity"
              title="Add a new activity"
              onClick={() => editor.open({ kind: 'add-activity' })}
            >
              <Plus aria-hidden="true" />
            </button>
          )}
          {arranging && <arranging.ArrangeLayer trip={trip} dayId={day?.id} />}
          <OthersChanges trip={trip} days={days.data} />
          {/* Windows are about the days, too: with none of them yet, they would show and save something else. */}
          {editor && !days.isPending && (
            <TripDialogs
              dialog={dialog}
              trip={trip}
              days={days.data}
              day={day}
              onClose={() => setDialog(undefined)}
              onDelete={onDelete}
              onDayAdded={({ id }) => setSearch({ [DAY_PARAMETER]: id })}
            />
          )}
        </Page>
      </TripMapContext>
    </EditorContext>
  );
}

/**
 * On a narrow screen the days are a row of chips above the content; below this part of the screen little of the content
 * is visible.
 */
const NARROW = '(max-width: 59.99rem)';
const LOW = 0.45;

/**
 * Scrolls to the selected day's top when it is out of view, or too far down on a narrow screen. When going back in the
 * history the browser keeps its own position.
 */
function useTopOf(panel: RefObject<HTMLElement | null>, chosenId: string | null): void {
  const way = useNavigationType();
  const shown = useRef(chosenId);
  // Synchronises with the browser's scroll position.
  useEffect(() => {
    if (shown.current === chosenId) return;
    shown.current = chosenId;
    if (way === 'POP' || !panel.current) return;
    const { top } = panel.current.getBoundingClientRect();
    const underHeader = top < Number.parseFloat(getComputedStyle(panel.current).scrollMarginTop);
    const isLow = window.matchMedia(NARROW).matches && top > window.innerHeight * LOW;
    if (underHeader || isLow) panel.current.scrollIntoView({ block: 'start' });
  }, [panel, chosenId, way]);
}
