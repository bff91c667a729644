import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { checkBookings } from '#functions/mail/extract/check-bookings.ts';
import { readMarkup } from '#functions/mail/extract/markup/read-markup.ts';

/** An expected booking. Keys that begin with '_' say what else is right, or what is not judged. */
export const Expected = z.looseObject({
  type: z.string(),
  title: z.optional(z.string()),
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
  startTime: z.optional(z.string()),
  endTime: z.optional(z.string()),
  location: z.optional(z.string()),
  endLocation: z.optional(z.string()),
  cost: z.optional(z.number()),
  currency: z.optional(z.string()),
  /** It stands in the mail, which cancels it. */
  cancelled: z.optional(z.boolean()),
  confirmationNumber: z.optional(z.string()),
  _locationAlt: z.optional(z.array(z.string())),
  _confirmationAlt: z.optional(z.array(z.string())),
  _costAlt: z.optional(z.array(z.number())),
  _titleAlt: z.optional(z.array(z.string())),
  _ends: z.optional(z.object({ from: z.string(), to: z.string() })),
  _groupTotal: z.optional(z.number()),
  _notJudged: z.optional(z.array(z.string())),
});
export type Expected = z.output<typeof Expected>;

export interface MailCase {
  readonly id: string;
  readonly mail: Uint8Array;
  readonly expected: readonly Expected[];
  /** The expected bookings are complete: a value where none is expected is wrong. */
  readonly complete: boolean;
}

/** Expected bookings in the product's format, or schema.org's, which may leave things out. */
function expectedOf(file: string): { expected: Expected[]; complete: boolean } {
  const text = readFileSync(file, 'utf8');
  const own = z.array(Expected).safeParse(JSON.parse(text));
  if (own.success) return { expected: own.data.filter(({ cancelled }) => cancelled !== true), complete: true };
  const bookings = checkBookings(readMarkup(text));
  return {
    expected: bookings.map(({ evidence: _, ...booking }) => ({
      ...booking,
      _locationAlt: booking.endLocation ? [booking.endLocation] : [],
    })),
    complete: false,
  };
}

/** Every folder below with an expected.json and the mail, sorted by name. */
export function readCases(folder: string, mailName: string): MailCase[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .flatMap((name): MailCase[] => {
      const path = join(folder, name);
      if (!existsSync(join(path, 'expected.json'))) return readCases(path, mailName);
      if (!existsSync(join(path, mailName))) return [];
      return [readCase(path, mailName)];
    });
}

/** The mail of one folder with what is expected of it. */
export const readCase = (folder: string, mailName: string): MailCase => ({
  id: basename(folder),
  mail: readFileSync(join(folder, mailName)),
  ...expectedOf(join(folder, 'expected.json')),
});
