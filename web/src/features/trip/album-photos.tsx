import { AddPhotos } from '../../ui/upload/add-photos.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { type Album, useAddPhoto, useRemovePhoto } from './use-photo-changes.ts';

/** The button that adds photos to an album, with its window. */
export function AddAlbumPhotos({ album, most }: { readonly album: Album; readonly most: number }) {
  const add = useAddPhoto(album);
  return <AddPhotos most={most} onSave={(photo) => add.mutateAsync(photo)} />;
}

interface AlbumPhotosProps {
  /** The album, for those who may remove photos; undefined for a reader. */
  readonly album: Album | undefined;
  readonly photos: readonly string[];
  /** The trip, day or activity that they are stored with. */
  readonly shownBy: string;
  readonly of: string;
  readonly first?: { readonly url: string; readonly label: string } | undefined;
}

/** The grid of an album; its owner can remove photos. */
export function AlbumPhotos({ album, ...grid }: AlbumPhotosProps) {
  return album ? <OwnPhotos album={album} {...grid} /> : <PhotoGrid {...grid} />;
}

function OwnPhotos({ album, ...grid }: AlbumPhotosProps & { readonly album: Album }) {
  const remove = useRemovePhoto(album);
  return <PhotoGrid {...grid} onRemove={(url) => remove.mutate(url)} />;
}
