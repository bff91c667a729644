const FORMAT = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** 1500 as '1.5 KB': decimal units (IEC 80000-13), as systems show the sizes of files. */
export function fileSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${FORMAT.format(bytes / 1000 ** step)} ${UNITS[step]}`;
}
