import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import { DrawnScene } from './drawn-scene.tsx';
import styles from './trip-cover.module.css';

interface TripCoverProps {
  readonly trip: {
    readonly id: string;
    readonly title: string;
    readonly description: string | null;
    readonly location: string | null;
    readonly startDate: string;
    readonly coverImage: string | null;
  };
  /** A class for its layout; the picture fills that box, whatever its proportions. */
  readonly className?: string | undefined;
  /** The page's first picture is fetched at once, the others when they scroll into view. */
  readonly first?: boolean;
}

/** A trip's cover: its own image, or, also when that fails to load, a landscape generated for it. */
export function TripCover({ trip, className, first = false }: TripCoverProps) {
  const { id, title, description, location, startDate, coverImage } = trip;
  const cover = classNames(styles.cover, className);
  const drawn = (
    <DrawnScene
      className={cover}
      seed={id}
      title={title}
      description={description}
      location={location}
      startDate={startDate}
    />
  );
  if (coverImage === null) return drawn;
  return <Picture url={coverImage} shownBy={id} className={cover} alt="" eager={first} fallback={drawn} />;
}
