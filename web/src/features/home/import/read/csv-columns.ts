/** What a column can say, and the names that it has here and in other programs. */
const NAMES = [
  ['dayTitle', 'day'],
  ['date', 'date', 'start date', 'datum', 'check-in', 'check in', 'departure date'],
  ['time', 'time', 'start time', 'departure time'],
  ['timeZone', 'time zone', 'timezone'],
  ['endDate', 'end date', 'check-out', 'check out', 'arrival date'],
  ['endTime', 'end time', 'arrival time'],
  ['endTimeZone', 'end time zone'],
  ['title', 'title', 'name', 'subject', 'activity', 'event', 'titel', 'titre', 'título', 'titolo', 'naam', 'namn'],
  ['kind', 'kind', 'type'],
  ['category', 'category'],
  ['location', 'location', 'place', 'address', 'adresse', 'dirección', 'indirizzo', 'from'],
  ['endLocation', 'end location', 'destination', 'to'],
  ['latitude', 'latitude', 'lat'],
  ['longitude', 'longitude', 'lng', 'lon', 'long'],
  ['cost', 'cost', 'price', 'amount'],
  ['currency', 'currency'],
  ['confirmationNumber', 'confirmation number', 'confirmation', 'reference', 'booking reference'],
  ['status', 'status'],
  ['notes', 'notes', 'note', 'description', 'notiz', 'notizen', 'remarque', 'nota', 'notas'],
  ['comment', 'comment', 'comments', 'kommentar', 'commentaire', 'comentario', 'commento'],
  ['link', 'url', 'link', 'website'],
] as const;

export type Column = (typeof NAMES)[number][0];
/** What a row says, by column; without empty cells. */
export type Row = Readonly<Partial<Record<Column, string>>>;

const COLUMNS: ReadonlyMap<string, Column> = new Map(
  NAMES.flatMap(([column, ...names]) => names.map((name) => [name, column] as const)),
);

/** What a column with this name says; undefined when that is not known. */
export function columnOf(name: string): Column | undefined {
  return COLUMNS.get(name.trim().toLowerCase().replaceAll('_', ' '));
}
