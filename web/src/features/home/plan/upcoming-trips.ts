interface Dated {
  readonly startDate: string;
  readonly endDate: string;
}

/** Current and upcoming trips, the next first; 3 at most. */
export function upcomingTrips<T extends Dated>(trips: readonly T[], now: Date): T[] {
  // The traveller's local date, in the format of trips' dates.
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
  return trips
    .filter((trip) => trip.endDate.slice(0, 10) >= today)
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .slice(0, 3);
}
