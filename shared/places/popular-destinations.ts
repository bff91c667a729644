/** The six destinations that the Discover tab offers. A module of its own, as the first page shows them. */
export const POPULAR_DESTINATIONS = ['Paris', 'Tokyo', 'Bali', 'London', 'Rome', 'Santorini'] as const;
