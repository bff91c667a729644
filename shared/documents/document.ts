import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from './types.ts';

/** What a document can be once it is kept; HEIC becomes JPEG. */
export const KEPT_TYPES = { ...DOCUMENT_TYPES, jpg: 'image/jpeg', png: 'image/png' } as const;
export type DocumentExtension = keyof typeof KEPT_TYPES;

/** A file that is kept with an activity: a ticket, a pass, a confirmation. */
export const Document = z.object({
  /** Its address on the site, which redirects to the file for those who may see it. */
  documentURL: z.string(),
  /** What it is shown as; it has no path. */
  name: z.string(),
  type: z.enum(Object.values(KEPT_TYPES)),
});
export type Document = z.output<typeof Document>;
