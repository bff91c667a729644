import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { Activity } from '#shared/activities/schema.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { formatDayWithWeekday, formatRange } from '#shared/trips/dates.ts';
import type { Trip, TripDetail } from '#shared/trips/schema.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { tripQueries } from '../../../lib/trips/trip-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { LoadMore } from '../../../ui/load-more/load-more.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Choice, Choices } from './choices.tsx';
import type { Destination } from './plan.ts';
import { useMove } from './use-move.ts';

interface MoveActivityDialogProps {
  readonly activity: Activity;
  readonly trip: TripDetail;
  readonly days: readonly TripDay[];
  readonly onClose: () => void;
}

/** Where an activity can go: another day, the ideas, or another of the traveller's own trips. */
export function MoveActivityDialog({ activity, trip, days, onClose }: MoveActivityDialogProps) {
  const [target, setTarget] = useState<Trip>();
  const move = useMove(trip.id);
  const ideas = ideasDayOf(trip.id);

  const choose = (destination: Destination) => {
    onClose();
    move(activity, destination);
  };
  if (target) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={target.title}
        description={`Where should "${activity.title}" go?`}
        size="narrow"
      >
        <DialogBody>
          <Button variant="quiet" icon={ArrowLeft} onClick={() => setTarget(undefined)}>
            All days and trips
          </Button>
          <DaysOfTrip trip={target} onChoose={choose} />
        </DialogBody>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Move to…"
      description={`Where should "${activity.title}" go?`}
      size="narrow"
    >
      <DialogBody>
        <Choices title="This trip">
          {days.map((day, n) => (
            <Choice
              key={day.id}
              name={`Day ${n + 1}`}
              note={formatDayWithWeekday(day.date)}
              line={day.title}
              here={day.id === activity.tripDayId}
              onChoose={() => choose({ dayId: day.id })}
            />
          ))}
          <Choice
            icon={Lightbulb}
            name="Ideas"
            note="Without a date"
            here={ideas === activity.tripDayId}
            onChoose={() => choose({ dayId: ideas })}
          />
        </Choices>
        <OtherTrips trip={trip} onChoose={setTarget} />
      </DialogBody>
    </Dialog>
  );
}

interface OtherTripsProps {
  readonly trip: TripDetail;
  readonly onChoose: (trip: Trip) => void;
}

function OtherTrips({ trip, onChoose }: OtherTripsProps) {
  const mine = useInfiniteQuery(tripQueries.mine());
  if (mine.isPending) {
    return (
      <Loading label="Loading your trips">
        <Skeleton height="3rem" />
      </Loading>
    );
  }
  if (mine.isLoadingError) return <ErrorState what="your trips" onRetry={() => mine.refetch()} />;
  const others = (mine.data?.pages ?? []).flatMap(({ items }) => items).filter(({ id }) => id !== trip.id);
  if (others.length === 0) return null;
  return (
    <>
      <Choices title="Your other trips">
        {others.map((other) => (
          <Choice
            key={other.id}
            name={other.title}
            line={formatRange(other.startDate, other.endDate)}
            onChoose={() => onChoose(other)}
          />
        ))}
      </Choices>
      <LoadMore query={mine} what="trips" />
    </>
  );
}

interface DaysOfTripProps {
  readonly trip: Trip;
  readonly onChoose: (destination: Destination) => void;
}

function DaysOfTrip({ trip, onChoose }: DaysOfTripProps) {
  const days = useQuery(dayQueries.ofTrip(trip.id));
  if (days.isPending) {
    return (
      <Loading label="Loading the days">
        <Skeleton height="3rem" />
      </Loading>
    );
  }
  if (!days.data) return <ErrorState what="the days of this trip" onRetry={() => days.refetch()} />;
  return (
    <Choices title="Its days">
      {days.data.map((day, n) => (
        <Choice
          key={day.id}
          name={`Day ${n + 1}`}
          note={formatDayWithWeekday(day.date)}
          line={day.title}
          onChoose={() =>
            onChoose({
              dayId: day.id,
              date: day.date,
              name: `"${trip.title}", ${formatDayWithWeekday(day.date)}`,
            })
          }
        />
      ))}
      <Choice
        icon={Lightbulb}
        name="Ideas"
        note="Without a date"
        onChoose={() => onChoose({ dayId: ideasDayOf(trip.id), name: `the ideas of "${trip.title}"` })}
      />
    </Choices>
  );
}
