import * as z from 'zod/mini';
import { isVisible } from './visible-text.ts';

/** Maximum lengths everywhere, in characters. */
const MAX_TITLE = 200;
export const MAX_TEXT = 5000;

/** A required line: trimmed, with visible content, at most 200 characters. */
export const requiredLine = (name: string, max = MAX_TITLE) =>
  z
    .string({ error: `${name} is required` })
    .check(
      z.trim(),
      z.refine(isVisible, { error: `${name} is required` }),
      z.maxLength(max, { error: `${name} can have at most ${max} characters` }),
    );

/** An optional text: trimmed; missing, null and empty all become null. */
export const optionalText = (name: string, max = MAX_TITLE) =>
  z.pipe(
    z.nullish(
      z
        .string({ error: `${name} must be a text` })
        .check(z.trim(), z.maxLength(max, { error: `${name} can have at most ${max} characters` })),
    ),
    z.transform((text) => (text && isVisible(text) ? text : null)),
  );

/** true or false, as a boolean or as text; forms and scripts send either. */
export const flag = (name: string) =>
  z.pipe(
    z.union([z.boolean(), z.literal('true'), z.literal('false')], { error: `${name} must be true or false` }),
    z.transform((value) => value === true || value === 'true'),
  );

/** The maximum length of an address. */
export const MAX_URL = 2000;
const WebUrl = z.url({ protocol: /^https?$/ });
const MEDIA = /^\/media\/[\w/-]+(?:\.\w+)?$/;

/** Whether a text is an http or https address, or the path of a photo uploaded to the product. */
export function isWebOrMediaUrl(text: string): boolean {
  return text.length <= MAX_URL && (MEDIA.test(text) || WebUrl.safeParse(text).success);
}

/** The address of a picture; missing, null and empty all become null. */
export const optionalUrl = z
  .pipe(
    z.nullish(z.string({ error: 'Please enter a valid URL' }).check(z.trim())),
    z.transform((text) => text || null),
  )
  .check(z.refine((text) => text === null || isWebOrMediaUrl(text), { error: 'Please enter a valid URL' }));
