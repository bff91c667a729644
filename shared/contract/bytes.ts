import * as z from 'zod/mini';

/** What a call answers that is no JSON; its media type is in the response's headers. */
export const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** What a call answers as text that is no JSON; its media type is in the response's headers too. */
export const PlainText = z.string();
