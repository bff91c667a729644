import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TripFile } from '#shared/import/trip-file.ts';
import { count } from '#shared/trips/dates.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { useFetchAhead } from '../../../lib/lazy/use-fetch-ahead.ts';
import { paths } from '../../../lib/paths.ts';
import type { NewTripHead } from './import-target.tsx';
import { useChoice } from './use-choice.ts';
import { useImportTrip } from './use-import-trip.ts';
import { FILE_READER, useReadFile } from './use-read-file.ts';

export interface ImportOptions {
  /** The own trips that a file can be added to. */
  readonly trips: readonly Trip[];
  /** A file that was dropped on the page. */
  readonly dropped: File | undefined;
  readonly onClose: () => void;
}

type Problems = Partial<Record<keyof NewTripHead | 'file', string>>;

const NOTHING_CHOSEN = 'Choose a file first';
const NOTHING_TICKED = 'Nothing of this file is chosen';

/** What the window of an import shows and does. */
export function useImport({ dropped, onClose }: ImportOptions) {
  useFetchAhead(FILE_READER);
  const navigate = useNavigate();
  const creation = useImportTrip();
  const { read, choose } = useReadFile();
  const [tripId, setTripId] = useState<string>();
  const [typed, setTyped] = useState<NewTripHead>();
  const [problems, setProblems] = useState<Problems>({});
  const found = read && 'trip' in read ? read : undefined;
  const choice = useChoice(found?.trip, tripId);
  const head = typed ?? found?.trip.trip ?? { title: '', startDate: '', endDate: '' };

  const open = (file: File | undefined) => {
    setTyped(undefined);
    setProblems({});
    choice.forget();
    void choose(file);
  };
  const openDropped = useEffectEvent((file: File) => open(file));
  // Synchronises with the page, where files are dropped.
  useEffect(() => {
    if (dropped) openDropped(dropped);
  }, [dropped]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const file = choice.chosen;
    if (!file) return setProblems({ file: NOTHING_CHOSEN });
    const into = tripId === undefined ? { ...file, trip: { ...file.trip, ...head } } : { ...file, trip: ANY_HEAD };
    const wrong = problemsOf(into);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    creation.mutate(
      { file: into, tripId },
      {
        onSuccess: ({ id }) => {
          onClose();
          navigate(paths.trip(id));
        },
      },
    );
  };

  return {
    problem: read && 'problem' in read ? read.problem : problems.file,
    ...{ found, choice, submit, choose: open },
    pending: creation.isPending || choice.isPending,
    status: choice.chosen ? statusOf(choice.chosen, choice.doubles) : '',
    target: { tripId, onTrip: setTripId, head, onHead: setTyped, problems },
  };
}

/** For a file that is added to a trip, which keeps its own title and dates. */
const ANY_HEAD: TripFile['trip'] = {
  ...{ title: 'Import', description: null, location: null, isPublic: false },
  ...{ startDate: '2000-01-01', endDate: '2000-01-01' },
};

function problemsOf(file: TripFile): Problems {
  const { error } = TripFile.safeParse(file);
  if (error) {
    return Object.fromEntries(
      error.issues.map(({ path, message }) => [path[0] === 'trip' ? String(path[1]) : 'file', message]),
    );
  }
  return file.days.length + file.ideas.length === 0 ? { file: NOTHING_TICKED } : {};
}

/** '3 days with 12 activities, 2 ideas; 1 double is not chosen' */
function statusOf({ days, ideas }: TripFile, doubles: number): string {
  const items = days.reduce((sum, { activities }) => sum + activities.length, 0);
  const chosen = [
    `${count(days.length, 'day')} with ${count(items, 'activity', 'activities')}`,
    count(ideas.length, 'idea'),
  ].join(', ');
  return doubles === 0 ? chosen : `${chosen}. ${count(doubles, 'item')} would be there twice.`;
}
