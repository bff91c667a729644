/* The lazily loaded parts of the map, in one file of the build: they are the same half megabyte. */
export { MapPanel } from './map-panel.tsx';
export { MapSheet } from './map-sheet.tsx';
