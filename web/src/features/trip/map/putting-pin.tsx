import { Crosshair } from 'lucide-react';
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { Position } from '#shared/places/position.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Item } from './items.ts';
import styles from './putting-pin.module.css';

interface PuttingPinProps {
  readonly map: MapLibreMap;
  readonly item: Item;
  readonly onPut: (position: Position) => void;
  readonly onCancel: () => void;
}

/** Waits for a press on the map, or for Enter, which means its middle; the arrow keys move the map under it. */
export function PuttingPin({ map, item, onPut, onCancel }: PuttingPinProps) {
  const put = useEffectEvent(({ lng, lat }: { readonly lng: number; readonly lat: number }) =>
    onPut({ latitude: lat, longitude: lng }),
  );
  const cancel = useEffectEvent(onCancel);
  // Synchronises with the map, which gets the focus.
  useEffect(() => {
    const press = ({ lngLat }: MapMouseEvent) => put(lngLat.wrap());
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter') put(map.getCenter().wrap());
      else if (event.key === 'Escape') cancel();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const canvas = map.getCanvas();
    map.on('click', press);
    canvas.addEventListener('keydown', key);
    canvas.focus();
    return () => {
      map.off('click', press);
      canvas.removeEventListener('keydown', key);
    };
  }, [map]);

  return (
    <>
      <Crosshair className={styles.middle} aria-hidden="true" />
      <div className={styles.bar} role="status">
        <p className={styles.words}>
          Press the map where <b>{item.activity.title}</b> is, or move it by the arrow keys and press Enter.
        </p>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </>
  );
}
