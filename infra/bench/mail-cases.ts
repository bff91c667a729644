import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { checkBookings } from '#functions/mail/extract/check-bookings.ts';
import { readMarkup } from '#functions/mail/extract/markup/read-markup.ts';

/** An expected booking. Keys that begin with '_' say what else is right, or what is not judged. */
export const Expected = z.looseObject({
  type: z.string(),
  title: z.string().optional(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  startTime: z.string().optional(),
  endTime: z.string().optional(),
  location: z.string().optional(),
  endLocation: z.string().optional(),
  cost: z.number().optional(),
  currency: z.string().optional(),
  confirmationNumber: z.string().optional(),
  _locationAlt: z.array(z.string()).optional(),
  _titleAlt: z.array(z.string()).optional(),
  _ends: z.object({ from: z.string(), to: z.string() }).optional(),
  _groupTotal: z.number().optional(),
  _notJudged: z.array(z.string()).optional(),
});
export type Expected = z.output<typeof Expected>;

export interface MailCase {
  readonly id: string;
  readonly mail: Uint8Array;
  readonly expected: readonly Expected[];
  /** The expected bookings are complete: a value where none is expected is wrong. */
  readonly complete: boolean;
}

/** Expected bookings as the product writes them, or as schema.org does, which leaves things out. */
function expectedOf(file: string): { expected: Expected[]; complete: boolean } {
  const text = readFileSync(file, 'utf8');
  const own = z.array(Expected).safeParse(JSON.parse(text));
  if (own.success) return { expected: own.data, complete: true };
  const bookings = checkBookings(readMarkup(text));
  return {
    expected: bookings.map(({ evidence: _, ...booking }) => ({
      ...booking,
      _locationAlt: booking.endLocation ? [booking.endLocation] : [],
    })),
    complete: false,
  };
}

/** Every folder below with an expected.json and the mail, in the order of their names. */
export function readCases(folder: string, mailName: string): MailCase[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .flatMap((name): MailCase[] => {
      const path = join(folder, name);
      if (!existsSync(join(path, 'expected.json'))) return readCases(path, mailName);
      if (!existsSync(join(path, mailName))) return [];
      return [{ id: name, mail: readFileSync(join(path, mailName)), ...expectedOf(join(path, 'expected.json')) }];
    });
}
