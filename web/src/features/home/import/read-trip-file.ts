import { TRIP_FORMAT, TripFile } from '#shared/import/trip-file.ts';

/** What an import sends at most, in bytes. */
const MOST_BYTES = 1024 * 1024;

/** A file that was read, or why it was not, with the line where it is known. */
export type ReadTripFile = { readonly trip: TripFile } | { readonly problem: string };

/** Reads what 'Everything (.json)' in a trip's menu has downloaded. */
export function readTripFile(text: string): ReadTripFile {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return { problem: 'This file is larger than 1 MB.' };
  const json = parsedJson(text);
  if ('problem' in json) return json;
  const { success, data, error } = TripFile.safeParse(json.value);
  if (!success) {
    const [issue] = error.issues;
    return { problem: `${placeOf(issue?.path ?? [])}${issue?.message ?? 'This is no trip that was downloaded here'}` };
  }
  if (data.format !== TRIP_FORMAT) return { problem: `This is no file of the format ${TRIP_FORMAT}.` };
  return { trip: data };
}

function parsedJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const position = /position (\d+)/.exec(message)?.[1];
    const line = position === undefined ? 0 : text.slice(0, Number(position)).split('\n').length;
    return { problem: `${line === 0 ? '' : `Line ${line}: `}This is not valid JSON.` };
  }
}

/** 'Day 3, item 2: ', counted from 1 as people do. */
function placeOf(path: readonly PropertyKey[]): string {
  const [list, day, , item] = path;
  if (list === 'days' && typeof day === 'number') {
    return `Day ${day + 1}${typeof item === 'number' ? `, item ${item + 1}` : ''}: `;
  }
  return list === 'ideas' && typeof day === 'number' ? `Idea ${day + 1}: ` : '';
}
