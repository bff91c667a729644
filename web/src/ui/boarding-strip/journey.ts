import { isJourney, type JourneyKind, type Kind } from '#shared/activities/kinds.ts';
import type { ClockNote } from '../clock/clock-time.tsx';

/** A place as a boarding pass shows it: 'Zurich (ZRH)' is ZRH with the name Zurich. */
export interface Stop {
  /** IATA code, if the text contains one. */
  readonly code: string | undefined;
  readonly name: string;
}

const MEANS: Readonly<Record<JourneyKind, Journey['by']>> = {
  ...{ flight: 'plane', train: 'train', ferry: 'ship', bus: 'road', drive: 'road', taxi: 'road' },
};

/** How a kind of journey goes; what is no journey and goes elsewhere all the same goes by road. */
export function meansOf(kind: Kind): Journey['by'] {
  return isJourney(kind) ? MEANS[kind] : 'road';
}

/** A journey from one place to another, in the local times of both. */
export interface Journey {
  readonly by: 'plane' | 'train' | 'ship' | 'road';
  readonly from: Stop;
  readonly to: Stop;
  /** Local times of departure and arrival as 'HH:MM'. */
  readonly departs: string | null;
  readonly arrives: string | null;
  /** Calendar days from departure to arrival; negative over the date line. */
  readonly daysLater: number;
  /** What is asked for on the way: number, seat, gate and the like, as 'Seat' and '12A'. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** What the times are told with. */
  readonly clocks?: { readonly start: ClockNote; readonly end: ClockNote } | undefined;
}

const CODE = /\s*\(([A-Z]{3})\)\s*/;

/** 'Zurich (ZRH)' is ZRH with the name Zurich. */
export function stopOf(place: string): Stop {
  const code = CODE.exec(place)?.[1];
  return { code, name: place.replace(CODE, ' ').trim() || (code ?? 'Start') };
}
