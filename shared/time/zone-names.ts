const HOUR = 3_600_000;

/** The place that a zone is named for: 'Buenos Aires' of 'America/Argentina/Buenos_Aires'. */
export function placeOfZone(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** How far a clock is put forward or back, in milliseconds: '+8 h', '-9 h 30'. */
export function formatClockChange(change: number): string {
  const hours = Math.floor(Math.abs(change) / HOUR);
  const minutes = Math.round((Math.abs(change) % HOUR) / 60_000);
  const words = [
    ...(hours > 0 ? [`${hours} h`] : []),
    ...(minutes > 0 ? [hours > 0 ? minutes : `${minutes} min`] : []),
  ];
  return `${change < 0 ? '-' : '+'}${words.join(' ')}`;
}

/** The zone of the clock where this runs: in a browser, the traveller's own. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
