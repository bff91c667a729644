import type { TripDetail } from '#shared/trips/schema.ts';
import { AddAlbumPhotos, AlbumPhotos } from '../album-photos.tsx';
import { useEditor } from '../editor.ts';
import { Quiet } from '../quiet.tsx';
import { Section } from '../section.tsx';

/** The maximum number of files per upload. */
const MOST_FILES = 10;

/** The cover, then the photos of the whole trip. */
export function TripPhotos({ trip: { id, title, coverImage, photos } }: { readonly trip: TripDetail }) {
  const editor = useEditor();
  const album = { kind: 'trip', id } as const;
  const cover = coverImage === null ? undefined : { url: coverImage, label: 'Cover Photo' };
  return (
    <Section title="Trip Photos" action={editor && <AddAlbumPhotos album={album} most={MOST_FILES} />}>
      {cover || photos.length > 0 ? (
        <AlbumPhotos album={editor && album} photos={photos} shownBy={id} of={title} first={cover} />
      ) : (
        <Quiet>No photos yet.{editor && ' Add some memories from your trip!'}</Quiet>
      )}
    </Section>
  );
}
