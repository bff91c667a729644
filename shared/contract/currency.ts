import * as z from 'zod/mini';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Of ISO 4217, as the runtime knows it (ECMA-402). */
export const Currency = z.string({ error: 'Please enter a currency like EUR' }).check(
  z.trim(),
  z.toUpperCase(),
  z.refine((code) => CURRENCIES.has(code), { error: 'Please enter a currency like EUR' }),
);
