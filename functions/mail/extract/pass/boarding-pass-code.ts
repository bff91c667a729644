/** The content of a boarding pass's bar code (IATA Resolution 792, 'BCBP', first leg). */
export interface BoardingPassCode {
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  readonly number: string;
  /** Day of the year, 1 to 366. */
  readonly dayOfYear: number;
}

export function readBoardingPassCode(message: string): BoardingPassCode | undefined {
  const match = /M\d.{20}.(.{7})([A-Z]{3})([A-Z]{3})([A-Z\d]{2}[A-Z\d ])(\d{4,5})[A-Z ]?(\d{3})/.exec(message);
  if (!match) return undefined;
  const [, reference = '', from = '', to = '', carrier = '', number = '', day = ''] = match;
  const dayOfYear = Number(day);
  if (dayOfYear < 1 || dayOfYear > 366) return undefined;
  return { reference: reference.trim(), from, to, carrier: carrier.trim(), number: String(Number(number)), dayOfYear };
}

/** The date of a day of the year that is closest to another date, 'YYYY-MM-DD'. */
export function dateOfDay(dayOfYear: number, near: Date): string {
  const candidates = [-1, 0, 1].map((offset) => Date.UTC(near.getUTCFullYear() + offset, 0, dayOfYear));
  const nearest = candidates.sort((a, b) => Math.abs(a - near.getTime()) - Math.abs(b - near.getTime()))[0] ?? 0;
  return new Date(nearest).toISOString().slice(0, 10);
}
