import file from '../../places/data/airports.json' with { type: 'json' };
import { isTown } from '../../places/towns.ts';
import { DESTINATION_PLACES } from './destination-places.prepared.ts';

const cities = new Map(
  Object.entries(DESTINATION_PLACES).flatMap(([name, { folded }]) => folded.map((each) => [each, name] as const)),
);

const byCode = new Map(
  file.rows.split('\n').flatMap((row) => {
    const [code = '', city = ''] = row.split('|');
    const destination = cities.get(city.toLowerCase());
    return destination === undefined ? [] : [[code, destination] as const];
  }),
);

/** Names that one airport alone has, without the city's: 'heathrow'. */
const named = file.names.split('\n').flatMap((line) => {
  const [name = '', codes = ''] = line.split('|');
  const destination = byCode.get(codes);
  const isOwn = destination !== undefined && !cities.has(name) && !isTown(name) && /^[a-z ]{5,}$/.test(name);
  return isOwn && ![...cities.keys()].some((city) => name.startsWith(`${city} `)) ? [[name, destination] as const] : [];
});

/** The destinations by what their airports are called, folded: their codes, and names that no other airport has. */
export const DESTINATION_AIRPORTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...byCode].map(([code, destination]) => [code.toLowerCase(), destination] as const),
  ...named,
]);
