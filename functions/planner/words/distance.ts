/** A distance as one says it: '400 m', '3 km', '250 km'. */
export function distanceText(km: number): string {
  if (km < 1) return `${Math.max(100, Math.round(km * 10) * 100)} m`;
  const step = km < 20 ? 1 : km < 200 ? 10 : km < 1000 ? 50 : 100;
  return `${(Math.round(km / step) * step).toLocaleString('en-US')} km`;
}

/** '2 h 30 min', '20 min' */
export function hoursText(minutes: number): string {
  const rounded = Math.max(5, Math.round(minutes / 5) * 5);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}
