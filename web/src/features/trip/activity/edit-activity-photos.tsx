import { useQuery } from '@tanstack/react-query';
import type { Activity } from '#shared/activities/schema.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import { activityNow } from '../../../lib/trips/current-activity.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { AddAlbumPhotos, AlbumPhotos } from '../album-photos.tsx';
import { Quiet } from '../quiet.tsx';
import { Section } from '../section.tsx';

/** The maximum number of files per upload. */
const MOST_FILES = 5;

/** The activity's photos in its form. They are added and removed at once, whether the form is saved or not. */
export function EditActivityPhotos({ activity: { id: opened, title } }: { readonly activity: Activity }) {
  const days = useQuery(dayQueries.ofTrip(tripIdOf(opened)));
  const now = activityNow(days.data?.flatMap(({ activities }) => activities) ?? [], opened);
  const photos = now?.photos ?? [];
  const album = { kind: 'activity', id: now?.id ?? opened } as const;
  return (
    <Section title="Photos" look="open" action={<AddAlbumPhotos album={album} most={MOST_FILES} />}>
      {photos.length > 0 ? (
        <AlbumPhotos album={album} photos={photos} shownBy={opened} of={title} />
      ) : (
        <Quiet>No photos yet.</Quiet>
      )}
    </Section>
  );
}
