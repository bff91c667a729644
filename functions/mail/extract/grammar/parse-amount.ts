/** Currencies of a thousand parts (ISO 4217: exponent 3), whose amounts have three decimals. */
const OF_THOUSAND_PARTS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
/** Of these, the ones that are written with a decimal comma. */
const WITH_COMMA = new Set(['TND', 'LYD']);

/** '214.500 OMR', '1,158.250 KWD', '1 158,000 TND': three decimals, behind a separator that is not that of the thousands. */
function threeDecimals(compact: string, currency: string | undefined): RegExpExecArray | null {
  if (currency === undefined || !OF_THOUSAND_PARTS.has(currency)) return null;
  const decimal = /([.,])(\d{3})$/.exec(compact);
  const whole = compact.slice(0, decimal?.index ?? 0);
  const separator = decimal?.[1] ?? '';
  const isOfThousands =
    whole.includes(separator) || (separator === ',' && !/[.]/.test(whole) && !WITH_COMMA.has(currency));
  return isOfThousands ? null : decimal;
}

/**
 * '1,086.44', '1.086,44', '1 443', "1'200.-": the last separator is the decimal one unless three digits follow it, which
 * only currencies of a thousand parts have behind it.
 */
export function parseAmount(text: string, currency?: string): number {
  const compact = text.replace(/[\s'’]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(compact) ?? threeDecimals(compact, currency);
  const whole = decimal ? compact.slice(0, decimal.index) : compact;
  return Number(`${whole.replace(/[.,]/g, '')}.${decimal?.at(-1) ?? '0'}`);
}
