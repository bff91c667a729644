/** The layers of the built-in map's tiles, of those of Protomaps' schema. */
export const BUILT_IN_LAYERS = ['earth', 'boundaries', 'places'] as const;
