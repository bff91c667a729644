/** The files that a trip can be downloaded as, with their names in the menu. */
export const EXTENSIONS = {
  ics: 'Calendar (.ics)',
  csv: 'Spreadsheet (.csv)',
  md: 'Text (.md)',
  gpx: 'Places for GPS (.gpx)',
  json: 'Everything (.json)',
} as const;
export type Extension = keyof typeof EXTENSIONS;
