import * as z from 'zod/mini';
import { isVisible } from '../contract/visible-text.ts';
import { parseTime } from './time.ts';

const MAX_DETAIL = 200;
const WebUrl = z.url({ protocol: /^https?$/ });
/** A calendar date, with a local time or without. */
const Deadline = z.union([z.iso.date(), z.iso.datetime({ local: true, precision: -1 })]);

const detail = z.nullish(z.string().check(z.trim(), z.maxLength(MAX_DETAIL)));
/** Empty is allowed: it clears the detail. */
const checked = (isValid: (text: string) => boolean, error: string) =>
  z.nullish(
    z.string().check(
      z.trim(),
      z.maxLength(MAX_DETAIL),
      z.refine((text) => text === '' || isValid(text), { error }),
    ),
  );

/** What is known of a booking besides where and when it is; missing, null and empty details are none. */
export const DetailsToSave = z.pipe(
  z.looseObject({
    carrier: detail,
    /** Of the flight or train, like 'LX 160'. */
    number: detail,
    seat: detail,
    coach: detail,
    class: detail,
    terminal: detail,
    gate: detail,
    platform: detail,
    /** The local time until which a stay can be begun, stored as 'HH:MM'. */
    checkInUntil: checked((text) => parseTime(text) !== undefined, 'Please enter a time like 22:00'),
    phone: detail,
    link: checked((text) => WebUrl.safeParse(text).success, 'Please enter a link that begins with http:// or https://'),
    /** The last local date on which cancelling is free, with a time or without: '2027-06-03T18:00'. */
    freeUntil: checked((text) => Deadline.safeParse(text).success, 'Please enter a date like 2027-06-03'),
  }),
  z.transform((given, { issues }): Details | null => {
    for (const name of Object.keys(given).filter((each) => !Object.hasOwn(Details.shape, each))) {
      issues.push({ code: 'custom', input: given, path: [name], message: 'There is no such detail' });
    }
    const details: [string, string][] = Object.entries(given).flatMap(([name, text]) =>
      typeof text === 'string' && isVisible(text) ? [[name, inForm(name, text)]] : [],
    );
    return details.length === 0 ? null : Object.fromEntries(details);
  }),
);

/** An activity's details as they are stored and answered: those that are known. */
export const Details = z.object({
  carrier: z.optional(z.string()),
  number: z.optional(z.string()),
  seat: z.optional(z.string()),
  coach: z.optional(z.string()),
  class: z.optional(z.string()),
  terminal: z.optional(z.string()),
  gate: z.optional(z.string()),
  platform: z.optional(z.string()),
  checkInUntil: z.optional(z.string()),
  phone: z.optional(z.string()),
  link: z.optional(z.string()),
  freeUntil: z.optional(z.string()),
});
export type Details = z.output<typeof Details>;

function inForm(name: string, text: string): string {
  return name === 'checkInUntil' ? (parseTime(text) ?? text) : text;
}
