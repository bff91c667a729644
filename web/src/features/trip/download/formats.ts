import { listCosts } from '#shared/costs/routes.ts';
import { writeCsv } from '#shared/export/csv.ts';
import { writeGpx } from '#shared/export/gpx.ts';
import { writeIcs } from '#shared/export/ics.ts';
import { writeJson } from '#shared/export/json.ts';
import { writeMarkdown } from '#shared/export/markdown.ts';
import type { Plan } from '#shared/export/plan.ts';
import { callApi } from '../../../lib/api.ts';
import type { Extension } from './extensions.ts';

interface Format {
  /** Media type (IANA). */
  readonly type: string;
  readonly write: (plan: Plan) => string;
}

const FORMATS: Readonly<Record<Extension, Format>> = {
  ics: {
    type: 'text/calendar',
    write: (plan) =>
      writeIcs([plan], {
        ...{ title: plan.trip.title, domain: window.location.hostname },
        ...{ now: Date.now(), withReferences: false },
      }),
  },
  csv: { type: 'text/csv', write: writeCsv },
  md: { type: 'text/markdown', write: writeMarkdown },
  gpx: { type: 'application/gpx+xml', write: writeGpx },
  json: { type: 'application/json', write: writeJson },
};

/**
 * Makes the file here, of what the page already has, and hands it to the browser as a download. `readsCosts`: they are
 * read for the file that has everything; without a connection it says that they are missing.
 */
export async function download(plan: Plan, extension: Extension, readsCosts: boolean): Promise<void> {
  const { type, write } = FORMATS[extension];
  const costs = readsCosts && extension === 'json' ? await costsOf(plan.trip.id) : undefined;
  const address = URL.createObjectURL(new Blob([write({ ...plan, costs })], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName(plan.trip.title)}.${extension}`;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function costsOf(id: string) {
  if (!navigator.onLine) return undefined;
  return callApi(listCosts, { params: { id } }).catch(() => undefined);
}

/** 'Rome in June' as 'rome-in-june': letters and digits of any script. */
function fileName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['trip'];
  return words.join('-').slice(0, 80);
}
