import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TripFile } from '#shared/import/trip-file.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { chosenOf, groupsOf, type Standing } from './found-items.ts';

/** What of a file is chosen: at first all but doubles of what stands in the trip that it is added to. */
export function useChoice(trip: TripFile | undefined, tripId: string | undefined) {
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const { standing, isPending } = useStanding(tripId);
  const groups = trip ? groupsOf(trip, standing) : [];
  const doubles = new Set(groups.flatMap(({ items }) => items.flatMap(({ key, double }) => (double ? key : []))));
  const isChosen = (key: string) => doubles.has(key) === flipped.has(key);
  const choose = (keys: readonly string[], chosen: boolean) => {
    const next = new Set(flipped);
    for (const key of keys.filter((each) => isChosen(each) !== chosen)) {
      if (!next.delete(key)) next.add(key);
    }
    setFlipped(next);
  };
  return {
    ...{ groups, doubles: doubles.size, isChosen, choose, isPending },
    chosen: trip && chosenOf(trip, isChosen),
    forget: () => setFlipped(new Set()),
  };
}

/** What stands in an own trip, its ideas too; nothing in a new one. */
function useStanding(tripId: string | undefined): { readonly standing: Standing; readonly isPending: boolean } {
  const enabled = tripId !== undefined;
  const days = useQuery({ ...dayQueries.ofTrip(tripId ?? ''), enabled });
  const ideas = useQuery({ ...dayQueries.ideas(tripId ?? ''), enabled });
  const dated = (days.data ?? []).flatMap(({ date, activities }) =>
    activities.map((activity) => ({ activity, date: date.slice(0, 10) })),
  );
  const undated = (ideas.data ?? []).map((activity) => ({ activity, date: null }));
  return { standing: enabled ? [...dated, ...undated] : [], isPending: enabled && (days.isPending || ideas.isPending) };
}
