import type { Basemap } from '#shared/map/basemap.ts';
import { attributionsOf } from './attributions.ts';
import { crowKilometres, type Pin } from './items.ts';
import styles from './map-foot.module.css';

interface MapFootProps {
  readonly chosen: readonly Pin[];
  /** How many items have no position. */
  readonly missing: number;
  readonly listed: boolean;
  /** What the map is drawn on. */
  readonly basemap: Basemap;
  readonly onList: () => void;
}

const KILOMETRES = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Below the map: how far it is, what is not on it, and whose data it is. */
export function MapFoot({ chosen, missing, listed, basemap, onList }: MapFootProps) {
  const far = crowKilometres(chosen);
  return (
    <div className={styles.foot}>
      {missing > 0 && (
        <button type="button" className={styles.missing} aria-expanded={listed} onClick={onList}>
          Not on the map ({missing})
        </button>
      )}
      {far >= 1 && <p className={styles.far}>{KILOMETRES.format(far)} km as the crow flies</p>}
      <p className={styles.attribution}>
        {attributionsOf(basemap).map(({ name, href }) => (
          <a key={name} href={href} rel="noreferrer" target="_blank">
            {name}
          </a>
        ))}
      </p>
    </div>
  );
}
