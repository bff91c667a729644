import type { Map as MapLibreMap } from 'maplibre-gl';
import { memo, useCallback, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { BEYOND_PX } from './beyond-frame.ts';
import { dayStyle } from './day-colours.ts';
import { longitudeNear } from './geometry/box.ts';
import type { Pin } from './items.ts';
import styles from './pins.module.css';
import { useIsPointed } from './pointed-item.ts';
import { type Cluster, useClusters } from './use-clusters.ts';

interface PinsProps {
  readonly map: MapLibreMap | undefined;
  /** In the page's order. */
  readonly pins: readonly Pin[];
  /** From 1; the pins of other days are grey. Undefined: all days. */
  readonly chosenDay: number | undefined;
  readonly onPress: (pin: Pin) => void;
  /** Several pins that cover each other were pressed. */
  readonly onPressCluster: (cluster: Cluster) => void;
}

/** The pins over the map, as buttons in the page's order. */
export function Pins({ map, pins, chosenDay, onPress, onPressCluster }: PinsProps) {
  const { clusters, list, place } = useClusters(map, pins, chosenDay);
  const latest = useRef({ map, onPress, onPressCluster });
  latest.current = { map, onPress, onPressCluster };
  // A pin that has the focus is in view.
  const show = useCallback(({ pins: [first] }: Cluster) => {
    if (latest.current.map && first) panInto(latest.current.map, first);
  }, []);
  const press = useCallback((cluster: Cluster) => {
    const [first, second] = cluster.pins;
    if (second) latest.current.onPressCluster(cluster);
    else if (first) latest.current.onPress(first);
  }, []);
  return (
    <div className={styles.frame}>
      <ol ref={list} className={styles.pins}>
        {clusters.map((cluster) => (
          <Spot
            key={cluster.key}
            cluster={cluster}
            grey={chosenDay !== undefined && cluster.pins.every(({ dayNumber }) => dayNumber !== chosenDay)}
            place={place}
            onFocus={show}
            onPress={press}
          />
        ))}
      </ol>
    </div>
  );
}

interface SpotProps {
  readonly cluster: Cluster;
  readonly grey: boolean;
  readonly place: (cluster: Cluster, element: HTMLElement | null) => void;
  readonly onFocus: (cluster: Cluster) => void;
  readonly onPress: (cluster: Cluster) => void;
}

/** A pin where it belongs. Hundreds of them render only when something about them changes. */
const Spot = memo(function Spot({ cluster, grey, place, onFocus, onPress }: SpotProps) {
  const { pins } = cluster;
  const put = useCallback((element: HTMLElement | null) => place(cluster, element), [place, cluster]);
  const pointed = useIsPointed(...pins.map(({ activity }) => activity.id));
  const [first] = pins;
  if (!first) return null;
  const isCluster = pins.length > 1;
  const isHollow = pins.every(({ suggested }) => suggested !== undefined);
  return (
    <li ref={put} className={classNames(styles.spot, grey && styles.behind, pointed && styles.before)}>
      <button
        type="button"
        className={classNames(
          styles.pin,
          isCluster && styles.cluster,
          grey && styles.grey,
          pointed && styles.pointed,
          isHollow && styles.hollow,
        )}
        style={dayStyle(first.dayNumber - 1)}
        aria-label={isCluster ? `${pins.length} places: ${pins.map(({ name }) => name).join('; ')}` : first.name}
        title={isCluster ? `${pins.length} places` : (first.suggested ?? first.activity.title)}
        aria-haspopup={isCluster ? 'dialog' : undefined}
        data-pin={first.activity.id}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onFocus(cluster)}
        onClick={() => onPress(cluster)}
      >
        {isCluster ? <span className={styles.count}>{pins.length}</span> : first.number}
      </button>
    </li>
  );
});

/** Moves the map only if the pin is out of view. */
function panInto(map: MapLibreMap, { position: { latitude, longitude } }: Pin): void {
  const at: [number, number] = [longitudeNear(longitude, map.getCenter().lng), latitude];
  const { x, y } = map.project(at);
  const { clientWidth, clientHeight } = map.getContainer();
  const isIn = (place: number, length: number) => place >= BEYOND_PX && place <= length - BEYOND_PX;
  if (!isIn(x, clientWidth) || !isIn(y, clientHeight)) map.panTo(at, { duration: 200 });
}
