import * as z from 'zod/mini';
import { textToDocument } from '../document/text-to-document.ts';
import { mailContext } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { wallTime } from '../markup/schema-values.ts';
import { cleanText } from '../message/clean-text.ts';
import type { Gazetteer } from '../places/airports.ts';
import { readBuiltIn } from '../read-built-in.ts';
import { dateOfDay, readBoardingPassCode } from './boarding-pass-code.ts';
import { unpackPass } from './unpack-pass.ts';

const Field = z.object({
  key: z.catch(z.string(), ''),
  label: z.catch(z.optional(z.string()), undefined),
  value: z.catch(z.optional(z.union([z.string(), z.number()])), undefined),
});
const Style = z.object({
  transitType: z.optional(z.string()),
  headerFields: z.catch(z.array(Field), []),
  primaryFields: z.catch(z.array(Field), []),
  secondaryFields: z.catch(z.array(Field), []),
  auxiliaryFields: z.catch(z.array(Field), []),
  backFields: z.catch(z.array(Field), []),
});
const Barcode = z.object({ message: z.string() });
/** pass.json of an Apple Wallet pass (PassKit Package Format Reference). */
const Pass = z.object({
  description: z.catch(z.string(), ''),
  organizationName: z.catch(z.string(), ''),
  relevantDate: z.catch(z.optional(z.string()), undefined),
  barcode: z.catch(z.optional(Barcode), undefined),
  barcodes: z.catch(z.optional(z.array(Barcode)), undefined),
  boardingPass: z.optional(Style),
  eventTicket: z.optional(Style),
  generic: z.optional(Style),
  storeCard: z.optional(Style),
  coupon: z.optional(Style),
  voided: z.catch(z.optional(z.boolean()), undefined),
  semantics: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
});
type Pass = z.output<typeof Pass>;

const HOW = 'from the wallet pass in the mail';
const found = <T>(value: T): Found<T> => ({
  value,
  evidence: { kind: 'found', quote: String(value).slice(0, 300), how: HOW },
});

function flightDraft(pass: Pass, sent: Date | undefined, places: Gazetteer): Draft | undefined {
  const code = readBoardingPassCode(pass.barcodes?.[0]?.message ?? pass.barcode?.message ?? '');
  if (!code) return undefined;
  const relevant = wallTime({ at: pass.relevantDate }, 'at');
  const near = relevant ? new Date(`${relevant.date}T12:00:00Z`) : (sent ?? new Date());
  const date = dateOfDay(code.dayOfYear, near);
  const [from, to] = [places.airport(code.from), places.airport(code.to)];
  const name = (airport: typeof from, short: string) => (airport ? `${airport.city} (${short})` : short);
  return {
    type: 'flight',
    fields: {
      title: found(`${code.carrier} ${code.number} ${code.from} → ${code.to}`),
      startDate: found(date),
      location: found(name(from, code.from)),
      endLocation: found(name(to, code.to)),
      ...(code.reference ? { confirmationNumber: found(code.reference) } : {}),
      ...(from
        ? { timeZone: { value: from.zone, evidence: { kind: 'computed', how: 'time zone of the airport' } } }
        : {}),
    },
  };
}

function eventDraft(pass: Pass): Draft | undefined {
  const semantics = pass.semantics ?? {};
  const value = (name: string): string | undefined =>
    typeof semantics[name] === 'string' ? semantics[name] : undefined;
  const info = semantics.eventStartDateInfo;
  const start = wallTime(
    {
      at:
        value('eventStartDate') ??
        (typeof info === 'object' && info !== null && 'date' in info ? info.date : undefined) ??
        pass.relevantDate,
    },
    'at',
  );
  const end = wallTime({ at: value('eventEndDate') }, 'at');
  const title = value('eventName') ?? pass.eventTicket?.primaryFields[0]?.value ?? pass.description;
  if (!start || !title) return undefined;
  const place = value('venueName');
  return {
    type: 'activity',
    fields: {
      title: found(String(title)),
      startDate: found(start.date),
      ...(start.time && start.utc !== true ? { startTime: found(start.time) } : {}),
      ...(end ? { endDate: found(end.date) } : {}),
      ...(end?.time && end.utc !== true ? { endTime: found(end.time) } : {}),
      ...(place ? { location: found(place) } : {}),
    },
  };
}

/** The fields of a pass as lines of 'label: value', for the reader of labels and values. */
function passText(pass: Pass): string {
  const style = pass.boardingPass ?? pass.eventTicket ?? pass.generic ?? pass.storeCard ?? pass.coupon;
  const fields = style
    ? [
        ...style.primaryFields,
        ...style.headerFields,
        ...style.secondaryFields,
        ...style.auxiliaryFields,
        ...style.backFields,
      ]
    : [];
  return cleanText(
    fields
      .filter((field) => field.value !== undefined && field.value !== '')
      .map(
        (field) =>
          `${field.label || field.key}: ${String(field.value)
            .replace(/<[^>]{0,300}>/g, ' ')
            .replace(/\n/g, '\n\n')}`,
      )
      .join('\n\n'),
  );
}

function readOne(pass: Pass, sent: Date | undefined, places: Gazetteer): Draft[] {
  if (pass.voided === true) return [];
  const flight = pass.boardingPass ? flightDraft(pass, sent, places) : undefined;
  if (flight) return [flight];
  const relevant = wallTime({ at: pass.relevantDate }, 'at');
  const date = relevant ? new Date(`${relevant.date}T00:00:00Z`) : sent;
  const drafts = readBuiltIn(
    mailContext({
      document: textToDocument(passText(pass)),
      subject: pass.description,
      from: { address: '', name: pass.organizationName },
      options: {},
      places,
      ...(date ? { date } : {}),
    }),
  );
  const event = pass.eventTicket ? eventDraft(pass) : undefined;
  if (pass.semantics && event) return [event];
  return drafts.length > 0 ? drafts : event ? [event] : [];
}

/** Bookings in an Apple Wallet pass; an unreadable one has none. */
export function readPass(archive: Uint8Array, sent: Date | undefined, places: Gazetteer): Draft[] {
  let contents: unknown[];
  try {
    contents = unpackPass(archive);
  } catch (error) {
    if (error instanceof Error) return [];
    throw error;
  }
  return contents.flatMap((content) => {
    const pass = Pass.safeParse(content);
    return pass.success ? readOne(pass.data, sent, places) : [];
  });
}
