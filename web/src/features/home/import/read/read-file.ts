import { readCsv } from './csv.ts';
import type { ReadTrip } from './found-trip.ts';
import { readGpx } from './gpx.ts';
import { readIcs } from './ics.ts';
import { readJson } from './json.ts';

/** What an import reads at most, in bytes. */
export const MOST_BYTES = 1024 * 1024;

/** Reads a file by what it begins with: JSON, iCalendar, GPX, or else CSV. */
export async function readFile(file: File): Promise<ReadTrip> {
  if (file.size > MOST_BYTES) return { problem: 'This file is larger than 1 MB.' };
  const text = decoded(await file.arrayBuffer());
  const name = file.name.replace(/\.\w+$/, '');
  const begin = text.trimStart().slice(0, 20).toUpperCase();
  if (begin === '') return { problem: 'This file is empty.' };
  if (/^[[{]/.test(begin)) return readJson(text, name);
  if (begin.startsWith('BEGIN:VCALENDAR')) return readIcs(text, name);
  return begin.startsWith('<') ? readGpx(text, name) : readCsv(text, name);
}

/** UTF-8 with its mark or without, or what spreadsheets in Europe and America write where they write no UTF-8. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes);
    throw error;
  }
}
