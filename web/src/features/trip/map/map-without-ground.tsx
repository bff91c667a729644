import { mapItems } from './items.ts';
import type { MapPanelProps } from './map-panel-props.ts';
import styles from './map-without-ground.module.css';
import { PinLine } from './pin-line.tsx';
import { usePointing } from './use-pointing.ts';

/** A browser without WebGL 2 gets the places in words. */
export function MapWithoutGround({ days, day, onPin }: MapPanelProps) {
  usePointing();
  const { pins } = mapItems(days);
  const chosen = day ? pins.filter(({ dayNumber }) => days[dayNumber - 1] === day) : pins;
  return (
    <div className={styles.words} data-state="listed">
      <p>This browser cannot draw the map: it has no WebGL 2. These are the places on it.</p>
      <ol className={styles.list}>
        {chosen.map((pin) => (
          <li key={pin.activity.id}>
            <PinLine pin={pin} date={days[pin.dayNumber - 1]?.date ?? ''} onPress={() => onPin(pin)} />
          </li>
        ))}
      </ol>
    </div>
  );
}
