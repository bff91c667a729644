import { useQuery } from '@tanstack/react-query';
import type { Activity } from '#shared/activities/schema.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { AddAlbumPhotos, AlbumPhotos } from '../album-photos.tsx';
import { Quiet } from '../quiet.tsx';
import { Section } from '../section.tsx';

/** The maximum number of files per upload. */
const MOST_FILES = 5;

/** The activity's photos in its form. They are added and removed at once, whether the form is saved or not. */
export function EditActivityPhotos({ activity: { id, tripDayId, title } }: { readonly activity: Activity }) {
  const days = useQuery(dayQueries.ofTrip(tripIdOf(id)));
  const day = days.data?.find((each) => each.id === tripDayId);
  const photos = day?.activities.find((each) => each.id === id)?.photos ?? [];
  const album = { kind: 'activity', id } as const;
  return (
    <Section title="Photos" look="open" action={<AddAlbumPhotos album={album} most={MOST_FILES} />}>
      {photos.length > 0 ? (
        <AlbumPhotos album={album} photos={photos} shownBy={id} of={title} />
      ) : (
        <Quiet>No photos yet.</Quiet>
      )}
    </Section>
  );
}
