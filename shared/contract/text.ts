import * as z from 'zod';

/** Lengths that hold everywhere, in characters. */
const MAX_TITLE = 200;
export const MAX_TEXT = 5000;

/** A required line: trimmed, not empty, at most 200 characters. */
export const requiredLine = (name: string, max = MAX_TITLE) =>
  z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, { error: `${name} is required` })
    .max(max, { error: `${name} can have at most ${max} characters` });

/** An optional text: trimmed; missing, null and empty all mean that there is none (null). */
export const optionalText = (name: string, max = MAX_TITLE) =>
  z
    .string({ error: `${name} must be a text` })
    .trim()
    .max(max, { error: `${name} can have at most ${max} characters` })
    .nullish()
    .transform((text) => text || null);

/** true or false, as a boolean or as its text; forms and scripts send either. */
export const flag = (name: string) =>
  z
    .union([z.boolean(), z.literal('true'), z.literal('false')], { error: `${name} must be true or false` })
    .transform((value) => value === true || value === 'true');

const MAX_URL = 2000;
const WebUrl = z.url({ protocol: /^https?$/ });
const MEDIA = /^\/media\/[\w/-]+(?:\.\w+)?$/;

/** Whether a text is an http or https address, or the path of a photo uploaded to the product. */
export function isWebOrMediaUrl(text: string): boolean {
  return text.length <= MAX_URL && (MEDIA.test(text) || WebUrl.safeParse(text).success);
}

/** An address of a picture; missing, null and empty all mean that there is none (null). */
export const optionalUrl = z
  .string({ error: 'Please enter a valid URL' })
  .trim()
  .nullish()
  .transform((text) => text || null)
  .refine((text) => text === null || isWebOrMediaUrl(text), { error: 'Please enter a valid URL' });
