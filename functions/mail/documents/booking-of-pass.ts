import * as z from 'zod/mini';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { PreparedDocument } from '../../documents/prepare-document.ts';
import { dateOfDay, readBoardingPassCode } from '../extract/pass/boarding-pass-code.ts';
import { unpackPass } from '../extract/pass/unpack-pass.ts';

const Code = z.object({ message: z.catch(z.string(), '') });
const Pass = z.object({
  relevantDate: z.catch(z.optional(z.string()), undefined),
  barcode: z.catch(z.optional(Code), undefined),
  barcodes: z.catch(z.optional(z.array(Code)), undefined),
});

/** Which of a mail's bookings a pass is for, by its date and its flight's number; undefined where none is known. */
export function bookingOfPass({ bytes, extension }: PreparedDocument, bookings: readonly ParsedBooking[]) {
  if (extension !== 'pkpass' || bookings.length < 2) return undefined;
  const { data: pass } = Pass.safeParse(unpackPass(bytes)[0]);
  if (!pass) return undefined;
  const code = readBoardingPassCode(pass.barcodes?.[0]?.message ?? pass.barcode?.message ?? '');
  const relevant = pass.relevantDate?.slice(0, 10);
  const fits = bookings.map(({ startDate, title }): number => {
    if (startDate === undefined) return 0;
    const date = code ? dateOfDay(code.dayOfYear, new Date(startDate)) : relevant;
    if (date !== startDate) return 0;
    return code && new RegExp(`\\b${code.carrier}\\s?0*${code.number}\\b`).test(title) ? 2 : 1;
  });
  const best = Math.max(...fits);
  return best === 0 ? undefined : fits.indexOf(best);
}
