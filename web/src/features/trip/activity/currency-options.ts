import type { SelectOption } from '../../../ui/select/select.tsx';

/** ISO 4217 codes of the currencies that travellers need most, euro first. */
const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'JPY',
  'AUD',
  'CAD',
  'NZD',
  'SEK',
  'NOK',
  'DKK',
  'ISK',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'TRY',
  'AED',
  'MAD',
  'ZAR',
  'THB',
  'IDR',
  'SGD',
  'HKD',
  'CNY',
  'KRW',
  'INR',
  'VND',
  'MXN',
  'BRL',
  'ARS',
  'CLP',
];

/** The currencies to choose from, always including the selected one. */
export function currencyOptions(chosen: string): SelectOption[] {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  const codes = CURRENCIES.includes(chosen) ? CURRENCIES : [...CURRENCIES, chosen];
  return codes.map((code) => ({ value: code, label: `${code} - ${names.of(code) ?? code}` }));
}
