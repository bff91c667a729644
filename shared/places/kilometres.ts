/** WGS 84, decimal degrees: latitude, longitude. */
export type LatLon = readonly [latitude: number, longitude: number];

const EARTH_RADIUS_KM = 6371;

/** The great-circle distance (haversine). */
export function kilometres(a: LatLon, b: LatLon): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const lat = radians(b[0] - a[0]);
  const lon = radians(b[1] - a[1]);
  const h = Math.sin(lat / 2) ** 2 + Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * Math.sin(lon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}
