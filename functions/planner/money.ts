import rates from '#shared/costs/built-in-rates.json' with { type: 'json' };

const perEuro = new Map<string, number>(Object.entries(rates.perEuro));

/** The currency itself when its rate is known, else EUR. ISO 4217. */
export function knownCurrency(currency: string | undefined): string {
  return currency !== undefined && perEuro.has(currency) ? currency : 'EUR';
}

/** Euros in another currency, approximate and rounded. */
export function fromEuros(euros: number, currency: string): number {
  const amount = euros * (perEuro.get(currency) ?? 1);
  const step = (perEuro.get(currency) ?? 1) > 90 ? 50 : 1;
  return Math.round(amount / step) * step;
}

export function toEuros(amount: number, currency: string): number {
  return amount / (perEuro.get(currency) ?? 1);
}

const formats = new Map<string, Intl.NumberFormat>();

/** '€1,200' */
export function moneyText(amount: number, currency: string): string {
  const format =
    formats.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  formats.set(currency, format);
  return format.format(amount);
}
