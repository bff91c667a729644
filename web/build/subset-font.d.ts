/** The parts of `subset-font` (MIT, on HarfBuzz) that the build uses; the package has no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** One value of an axis, or the range that is kept. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features that are kept; by default all. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  const subsetFont: (font: Uint8Array, text: string, options: Options) => Promise<Uint8Array>;

  export = subsetFont;
}
