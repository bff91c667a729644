/** Destinations that no bridge or tunnel joins to a continent. */
const ISLANDS: ReadonlySet<string> = new Set([
  ...['Mallorca', 'Madeira', 'Tenerife', 'Crete', 'Santorini', 'Rhodes', 'Reykjavik', 'Valletta', 'Dublin'],
  ...['Bali', 'Honolulu', 'Taipei', 'Auckland', 'Christchurch', 'Queenstown', 'Sydney', 'Melbourne'],
]);

/** Whether a destination is reached over the sea only. */
export function isIsland(name: string): boolean {
  return ISLANDS.has(name);
}
