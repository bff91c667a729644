import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

/** A file of the site: the Content-Security-Policy allows no worker out of a blob. */
export { workerUrl };

let asked = false;

/**
 * Fetches what the map's code asks for once it runs, at the same time as the code: its worker, and the letters of towns
 * like Málaga, which arriving later would have the whole page laid out again.
 */
export function fetchBesideMapCode(): void {
  if (asked) return;
  asked = true;
  const worker = fetch(workerUrl).then((response) => response.arrayBuffer());
  Promise.all([worker, document.fonts.load('1em Inter', 'á')]).catch(() => {
    // Whoever needs them asks again, and says so when that fails.
    asked = false;
  });
}
