/** A place as a boarding pass shows it: 'Zurich (ZRH)' is ZRH with the name Zurich. */
export interface Stop {
  /** IATA code, if the text contains one. */
  readonly code: string | undefined;
  readonly name: string;
}

/** A journey from one place to another, in the local times of both. */
export interface Journey {
  readonly by: 'plane' | 'train' | 'ship' | 'road';
  readonly from: Stop;
  readonly to: Stop;
  /** Local times of departure and arrival as 'HH:MM'. */
  readonly departs: string | null;
  readonly arrives: string | null;
  /** Calendar days between departure and arrival. */
  readonly daysLater: number;
}

const CODE = /\s*\(([A-Z]{3})\)\s*/;

/** 'Zurich (ZRH)' is ZRH with the name Zurich. */
export function stopOf(place: string): Stop {
  const code = CODE.exec(place)?.[1];
  return { code, name: place.replace(CODE, ' ').trim() || (code ?? 'Start') };
}

const TWO_CODES = /\([A-Z]{3}\).*\([A-Z]{3}\)/;

/** The means of transport in the title; two airports are a flight. */
export function meansOf(title: string, from: Stop, to: Stop): Journey['by'] {
  if (/\b(flight|flug|vol|vuelo|volo)\b/i.test(title) || TWO_CODES.test(title) || (from.code && to.code))
    return 'plane';
  if (/\b(train|rail|railway|express|zug|tgv|ice|eurostar|shinkansen)\b/i.test(title)) return 'train';
  if (/\b(ferry|boat|ship|cruise|fähre)\b/i.test(title)) return 'ship';
  return 'road';
}
