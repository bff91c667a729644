/** The file of the build for arranging a trip by hand; the page is usable before it has arrived. */
export { ArrangeLayer } from './arrange-layer.tsx';
export { FillDaysButton } from './fill-days-button.tsx';
export { IdeasTray } from './ideas-tray.tsx';
