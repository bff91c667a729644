import { useEffect, useMemo, useRef, useState } from 'react';
import { BasemapQuestion } from './basemap-question.tsx';
import { beyondStyle } from './beyond-frame.ts';
import { longitudeNear } from './geometry/box.ts';
import { mapItems, type Pin } from './items.ts';
import { MapControls } from './map-controls.tsx';
import { MapFoot } from './map-foot.tsx';
import styles from './map-panel.module.css';
import type { MapPanelProps } from './map-panel-props.ts';
import { MapWithoutGround } from './map-without-ground.tsx';
import { PinLine } from './pin-line.tsx';
import { Pins } from './pins.tsx';
import { PlaceList } from './place-list.tsx';
import { Placing } from './placing.tsx';
import { type ChosenBasemap, useBasemap } from './use-basemap.ts';
import { useMap } from './use-map.ts';
import { usePointing } from './use-pointing.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A place that is asked for is seen in its town. */
const CENTRED_ZOOM = 10;

/** The trip on a map: its ground, lines and pins, and what is not on it. */
export function MapPanel(props: MapPanelProps) {
  const ground = useBasemap();
  return ground ? <DrawnMapPanel {...props} ground={ground} /> : <div className={styles.map} aria-busy />;
}

interface DrawnMapPanelProps extends MapPanelProps {
  readonly ground: ChosenBasemap;
}

function DrawnMapPanel({ ground: { basemap, asks, answer }, ...props }: DrawnMapPanelProps) {
  const { days, day, centred, onPin } = props;
  const ground = useRef<HTMLDivElement>(null);
  const searching = useSuggestions();
  const [listed, setListed] = useState(false);
  const { suggestions } = searching;
  const { pins, lines, unplaced } = useMemo(() => mapItems(days, suggestions), [days, suggestions]);
  const chosenDay = day && days.indexOf(day) + 1;
  const chosen = chosenDay === undefined ? pins : pins.filter(({ dayNumber }) => dayNumber === chosenDay);
  const { map, state, moved, fitAgain } = useMap(ground, { basemap, lines, chosen, chosenDay });
  const [covering, setCovering] = useState<readonly Pin[]>();
  usePointing();

  // Synchronises with the map's camera.
  useEffect(() => {
    const position = pins.find(({ activity }) => activity.id === centred?.activityId)?.position;
    if (!map || !position) return;
    const center: [number, number] = [longitudeNear(position.longitude, map.getCenter().lng), position.latitude];
    map.easeTo({ center, zoom: Math.max(map.getZoom(), CENTRED_ZOOM), duration: 250 });
  }, [map, centred, pins]);

  if (state === 'impossible') return <MapWithoutGround {...props} />;
  return (
    <div className={styles.map} style={beyondStyle} data-state={state} aria-busy={state === 'loading'}>
      <div ref={ground} className={styles.ground} />
      <Pins
        map={map}
        pins={pins}
        chosenDay={chosenDay}
        onPress={onPin}
        onPressCluster={(cluster) => setCovering(cluster.pins)}
      />
      {map && <MapControls map={map} onFit={moved ? fitAgain : undefined} />}
      {state === 'broken' && <p className={styles.note}>The map could not be loaded. Your places are still here.</p>}
      {state === 'drawn' && pins.length === 0 && unplaced.length === 0 && (
        <p className={styles.note}>No places yet. Activities that have one appear here.</p>
      )}
      {covering && (
        <PlaceList title={`${covering.length} places here`} onClose={() => setCovering(undefined)}>
          {covering.map((pin) => (
            <li key={pin.activity.id}>
              <PinLine
                pin={pin}
                date={days[pin.dayNumber - 1]?.date ?? ''}
                onPress={() => {
                  setCovering(undefined);
                  onPin(pin);
                }}
              />
            </li>
          ))}
        </PlaceList>
      )}
      <Placing
        map={map}
        unplaced={unplaced}
        near={(chosen[0] ?? pins[0])?.position}
        searching={searching}
        listed={listed && unplaced.length > 0}
        onList={setListed}
      />
      {asks !== undefined && <BasemapQuestion host={asks} onAnswer={answer} />}
      <MapFoot
        basemap={basemap}
        chosen={chosen}
        missing={unplaced.length}
        listed={listed}
        onList={() => setListed(!listed)}
      />
    </div>
  );
}
