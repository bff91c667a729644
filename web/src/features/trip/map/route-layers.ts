import type { Feature, FeatureCollection, MultiLineString } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import { dayColour } from './day-colours.ts';
import type { MapItems } from './items.ts';

export const ROUTE = 'route';

type Layer = StyleSpecification['layers'][number];

/** The lines in the colours of their days; those of other days than the chosen one are grey. */
export function routeFeatures(
  lines: MapItems['lines'],
  chosenDay: number | undefined,
  colourOf: (property: string) => string,
): FeatureCollection {
  const features = lines.map(({ kind, dayNumber, parts }): Feature<MultiLineString> => {
    const grey = chosenDay !== undefined && chosenDay !== dayNumber;
    return {
      type: 'Feature',
      properties: { kind, grey, colour: colourOf(grey ? '--line-strong' : dayColour(dayNumber - 1)) },
      geometry: { type: 'MultiLineString', coordinates: parts.map((part) => part.map(([x, y]) => [x, y])) },
    };
  });
  return { type: 'FeatureCollection', features };
}

/** Thin lines: whole for flights, dashed for other journeys, faint from one item to the next. */
export function routeLayers(): Layer[] {
  const opacity = (strong: number) => ['case', ['get', 'grey'], strong / 2, strong];
  const line = (kind: string, paint: Record<string, unknown>) =>
    ({
      id: `${ROUTE}-${kind}`,
      type: 'line',
      source: ROUTE,
      filter: ['==', ['get', 'kind'], kind],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': ['get', 'colour'], ...paint },
    }) as Layer;
  return [
    line('step', { 'line-width': 1.25, 'line-opacity': opacity(0.6) }),
    line('way', { 'line-width': 1.75, 'line-opacity': opacity(0.9), 'line-dasharray': [2, 2.5] }),
    line('flight', { 'line-width': 1.5, 'line-opacity': opacity(0.9) }),
  ];
}
