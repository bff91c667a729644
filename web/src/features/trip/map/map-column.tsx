import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { savesData } from '../../../lib/saves-data.ts';
import { useIdle } from '../../../lib/use-idle.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { lazyPanel } from '../../../ui/lazy/lazy-panel.tsx';
import { basemapQuery } from './basemap-query.ts';
import { fetchBesideMapCode } from './beside-map-code.ts';
import styles from './map-column.module.css';
import type { MapPanelProps } from './map-panel-props.ts';
import { changeMapSettings } from './map-settings.ts';
import { MapWidth } from './map-width.tsx';

const MapPanel = lazyPanel(
  async () => {
    fetchBesideMapCode();
    return (await import('./map-parts.ts')).MapPanel;
  },
  { what: 'the map' },
);

/** Ends with the map, for those who skip it. */
const AFTER = 'after-map';

type MapColumnProps = MapPanelProps & {
  /** In CSS pixels; undefined: as the page has room. */
  readonly width: number | undefined;
  readonly onClose: () => void;
};

/**
 * The map beside the timeline. Its code is fetched when the page is idle, or for those who save data only when they ask.
 */
export function MapColumn({ width, onClose, ...panel }: MapColumnProps) {
  const [asked, setAsked] = useState(() => !savesData());
  const shown = useIdle() && asked;
  useQuery({ ...basemapQuery, enabled: shown });
  return (
    <section className={styles.column} aria-label="Map">
      <a className={styles.skip} href={`#${AFTER}`}>
        Skip the map
      </a>
      <MapWidth width={width} onWidth={(next) => changeMapSettings({ width: next })} />
      <div className={styles.frame}>
        {shown && <MapPanel {...panel} />}
        {!asked && (
          <div className={styles.ask}>
            <p>The map takes half a megabyte, and you save data.</p>
            <Button onClick={() => setAsked(true)}>Show the map</Button>
          </div>
        )}
        <IconButton icon={X} label="Close the map" className={styles.close} onClick={onClose} />
      </div>
      <span id={AFTER} tabIndex={-1} />
    </section>
  );
}
