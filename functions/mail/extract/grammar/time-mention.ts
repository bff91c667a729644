/** A time of day as written. */
export interface TimeMention {
  readonly start: number;
  readonly end: number;
  /** 'HH:MM', 24 hours. */
  readonly time: string;
  /** Days after the day of departure, from '+1' or 'next day'. */
  readonly dayShift?: number;
  /** Written with seconds: a machine's timestamp, rarely a booking's time. */
  readonly stamp?: boolean;
}
