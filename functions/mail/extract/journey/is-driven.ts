import { addressScore } from '../places/address.ts';
import { isLodgingName } from '../stay/lodging-name.ts';
import type { Leg } from './leg.ts';

const ADDRESS = 1.5;

type End = Leg['from'];

const isAirport = (end: End): boolean => end?.stop.code !== undefined;

/** 'Willa Krokus, ul. Strążyska 9, Zakopane': the address or the name of a house. */
const isHouse = (end: End): boolean =>
  end !== undefined &&
  end.stop.code === undefined &&
  (addressScore(end.segment.text) >= ADDRESS || isLodgingName(end.stop.name));

/** From an airport to the door of a house, or back: no flight leaves from there, though the driver awaits one. */
export const isDriven = ({ from, to }: Leg): boolean =>
  (isAirport(from) && isHouse(to)) || (isHouse(from) && isAirport(to));

/** The leg without the number and the times of the flight that the driver awaits. */
export function withoutAwaited(leg: Leg): Leg {
  const { service, arrives, arrivesOn, ...rest } = leg;
  if (service?.service.flightLike !== true) return leg;
  const isOfFlight = arrives?.segment.line === service.segment.line;
  return isOfFlight ? rest : { ...rest, ...(arrives ? { arrives } : {}), ...(arrivesOn ? { arrivesOn } : {}) };
}
