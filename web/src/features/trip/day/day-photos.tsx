import type { TripDay } from '#shared/days/schema.ts';
import { AddAlbumPhotos, AlbumPhotos } from '../album-photos.tsx';
import { useEditor } from '../editor.ts';
import { Quiet } from '../quiet.tsx';
import { Section } from '../section.tsx';

/** The maximum number of files per upload. */
const MOST_FILES = 5;

export function DayPhotos({ day }: { readonly day: TripDay }) {
  const editor = useEditor();
  const album = { kind: 'day', id: day.id } as const;
  return (
    <Section title="Photos" action={editor && <AddAlbumPhotos album={album} most={MOST_FILES} />}>
      {day.photos.length > 0 ? (
        <AlbumPhotos album={editor && album} photos={day.photos} shownBy={day.id} of={day.title} />
      ) : (
        <Quiet>No photos yet.{editor && ' Add some memories from this day!'}</Quiet>
      )}
    </Section>
  );
}
