import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Place } from '#shared/discover/schema.ts';
import { paths } from '../../../lib/paths.ts';
import { PlaceArt } from '../../../ui/cover/place-art.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import surface from '../../../ui/surface.module.css';
import { placePhotos } from './place-photos.ts';
import styles from './search-results.module.css';

/** A place in search results; the card leads to its trips. */
export function PlaceCard({ place }: { readonly place: Place }) {
  const photos = useQuery({ ...placePhotos(place), enabled: place.photos.length === 0 });
  const photo = place.photos[0] ?? photos.data?.[0];
  const drawn = <PlaceArt name={place.name} description={place.description} className={styles.photo} />;
  return (
    <article className={styles.place}>
      {photo ? <Picture url={photo.url} shownBy={undefined} className={styles.photo} alt="" fallback={drawn} /> : drawn}
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={paths.destination(place.name)} className={surface.target}>
            {place.name}
          </Link>
        </h3>
        {place.location && <p className={styles.line}>{place.location}</p>}
        {place.description && <p className={styles.line}>{place.description}</p>}
      </div>
    </article>
  );
}
