import { Maximize, Minus, Plus } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from './map-controls.module.css';

interface MapControlsProps {
  readonly map: MapLibreMap;
  /** Returns to what is chosen; undefined while it is in view. */
  readonly onFit: (() => void) | undefined;
}

export function MapControls({ map, onFit }: MapControlsProps) {
  return (
    <div className={styles.controls}>
      {onFit && (
        <Button className={styles.fit ?? ''} icon={Maximize} onClick={onFit}>
          Fit
        </Button>
      )}
      <div className={styles.zoom}>
        <IconButton icon={Plus} label="Zoom in" onClick={() => map.zoomIn()} />
        <IconButton icon={Minus} label="Zoom out" onClick={() => map.zoomOut()} />
      </div>
    </div>
  );
}
