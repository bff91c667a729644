import { useState } from 'react';
import { classNames } from '../class-names.ts';
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
  /** A class that gives it its place; it fills that box, whatever its proportions. */
  readonly className?: string | undefined;
  /** The first picture of the page is fetched at once, the others when they come into sight. */
  readonly first?: boolean;
}

/** A trip's cover: its own image, else (also when the image does not load) a landscape drawn for it alone. */
export function TripCover({ trip, className, first = false }: TripCoverProps) {
  const [broken, setBroken] = useState<string>();
  const { id, title, description, location, startDate, coverImage } = trip;
  if (coverImage !== null && coverImage !== broken) {
    return (
      <img
        className={classNames(styles.cover, className)}
        src={coverImage}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onError={() => setBroken(coverImage)}
      />
    );
  }
  return (
    <DrawnScene
      className={classNames(styles.cover, className)}
      seed={id}
      title={title}
      description={description}
      location={location}
      startDate={startDate}
    />
  );
}
