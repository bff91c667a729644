import type { Map as MapLibreMap } from 'maplibre-gl';
import { useState } from 'react';
import type { TripDay } from '#shared/days/schema.ts';
import { ATTRIBUTIONS } from './attributions.ts';
import { crowKilometres, type Pin, type Unplaced } from './items.ts';
import styles from './map-foot.module.css';
import { PlaceList } from './place-list.tsx';

interface MapFootProps {
  readonly chosen: readonly Pin[];
  readonly unplaced: readonly Unplaced[];
  readonly days: readonly TripDay[];
  readonly map: MapLibreMap | undefined;
}

const KILOMETRES = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Below the map: how far it is, what is not on it, and whose data it is. */
export function MapFoot({ chosen, unplaced }: MapFootProps) {
  const [listed, setListed] = useState(false);
  const far = crowKilometres(chosen);
  return (
    <>
      {listed && (
        <PlaceList title={`Not on the map (${unplaced.length})`} onClose={() => setListed(false)}>
          {unplaced.map(({ activity, name }) => (
            <li key={activity.id}>{name}</li>
          ))}
        </PlaceList>
      )}
      <div className={styles.foot}>
        {unplaced.length > 0 && (
          <button type="button" className={styles.missing} aria-expanded={listed} onClick={() => setListed(!listed)}>
            Not on the map ({unplaced.length})
          </button>
        )}
        {far >= 1 && <p className={styles.far}>{KILOMETRES.format(far)} km as the crow flies</p>}
        <p className={styles.attribution}>
          {ATTRIBUTIONS.map(({ name, href }) => (
            <a key={name} href={href} rel="noreferrer" target="_blank">
              {name}
            </a>
          ))}
        </p>
      </div>
    </>
  );
}
