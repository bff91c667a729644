import type { Map as MapLibreMap } from 'maplibre-gl';
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
  // A pin that has the focus is in view.
  const show = ({ pins: [first] }: Cluster) => map && first && panInto(map, first);
  return (
    <div className={styles.frame}>
      <ol ref={list} className={styles.pins}>
        {clusters.map((cluster) => (
          <li key={cluster.key} ref={place(cluster.key)} className={styles.spot}>
            <PinButton
              cluster={cluster}
              grey={chosenDay !== undefined && cluster.pins.every(({ dayNumber }) => dayNumber !== chosenDay)}
              onFocus={() => show(cluster)}
              onPress={() => {
                const [first, second] = cluster.pins;
                if (second) onPressCluster(cluster);
                else if (first) onPress(first);
              }}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface PinButtonProps {
  readonly cluster: Cluster;
  readonly grey: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
}

function PinButton({ cluster: { pins }, grey, onFocus, onPress }: PinButtonProps) {
  const pointed = useIsPointed(...pins.map(({ activity }) => activity.id));
  const [first] = pins;
  if (!first) return null;
  const isCluster = pins.length > 1;
  const isHollow = pins.every(({ suggested }) => suggested !== undefined);
  return (
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
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onFocus()}
      onClick={onPress}
    >
      {isCluster ? <span className={styles.count}>{pins.length}</span> : first.number}
    </button>
  );
}

/** Moves the map only if the pin is out of view. */
function panInto(map: MapLibreMap, { position: { latitude, longitude } }: Pin): void {
  const at: [number, number] = [longitudeNear(longitude, map.getCenter().lng), latitude];
  const { x, y } = map.project(at);
  const { clientWidth, clientHeight } = map.getContainer();
  const isIn = (place: number, length: number) => place >= BEYOND_PX && place <= length - BEYOND_PX;
  if (!isIn(x, clientWidth) || !isIn(y, clientHeight)) map.panTo(at, { duration: 200 });
}
