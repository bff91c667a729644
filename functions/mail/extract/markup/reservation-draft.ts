import { parseAmount } from '../grammar/parse-amount.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { isNode, type Node, node, placeText, text, typeOf, type WallTime, wallTime } from './schema-values.ts';

const HOW = 'from the markup that the vendor put into the mail (schema.org)';
const found = <T>(value: T, quote: string): Found<T> => ({
  value,
  evidence: { kind: 'found', quote: quote.slice(0, 300), how: HOW },
});
const optional = (value: string | undefined): Found<string> | undefined =>
  value === undefined ? undefined : found(value, value);

type Fields = Draft['fields'];

/** Drops fields without a value. */
function fieldsOf(all: { readonly [Name in keyof Fields]: Fields[Name] | undefined }): Fields {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function when(start: WallTime | undefined, end: WallTime | undefined, idle: readonly string[] = []): Fields {
  const time = (wall: WallTime | undefined) =>
    wall?.time === undefined || wall.utc === true || idle.includes(wall.time)
      ? undefined
      : found(wall.time, wall.quote);
  return fieldsOf({
    startDate: start && found(start.date, start.quote),
    startTime: time(start),
    endDate: end && found(end.date, end.quote),
    endTime: time(end),
  });
}

function common(item: Node): Fields {
  const ticket = node(item, 'reservedTicket');
  const price =
    text(item, 'totalPrice', 'price') ??
    text(node(item, 'totalPrice'), 'price', 'value') ??
    text(ticket, 'totalPrice', 'price');
  const currency =
    text(item, 'priceCurrency') ??
    text(ticket, 'priceCurrency') ??
    text(node(item, 'totalPrice'), 'priceCurrency', 'currency');
  const amount =
    price === undefined || !/\d/.test(price) ? undefined : parseAmount(price.replace(/[^\d.,]/g, ''), currency);
  const reference = text(item, 'reservationNumber', 'reservationId', 'confirmationNumber');
  return fieldsOf({
    cost: amount !== undefined && amount > 0 && price ? found(amount, price) : undefined,
    currency: currency && /^[A-Z]{3}$/.test(currency) ? found(currency, currency) : undefined,
    confirmationNumber: optional(reference),
  });
}

/** A reservation's journey, as its kind of markup names the ends. */
interface Journey {
  readonly type: 'flight' | 'transport';
  readonly from: Node;
  readonly to: Node;
  readonly label: string | undefined;
  readonly departs: WallTime | undefined;
  readonly arrives: WallTime | undefined;
}

function journey(item: Node, { type, from, to, label, departs, arrives }: Journey): Draft | undefined {
  const name = (place: Node) => {
    const code = text(place, 'iataCode');
    const said = text(place, 'name');
    return code && said && !said.includes(code) ? `${said} (${code})` : (said ?? code ?? placeText(place));
  };
  const short = (place: Node) => text(place, 'iataCode', 'name');
  const [origin, destination] = [name(from), name(to)];
  const route = [short(from), short(to)].filter(Boolean).join(' → ');
  const title = [label, route].filter(Boolean).join(' ');
  if (title === '' || departs === undefined) return undefined;
  return {
    type,
    fields: {
      ...when(departs, arrives?.date.startsWith('1970') ? undefined : arrives),
      ...common(item),
      ...fieldsOf({ title: found(title, title), location: optional(origin), endLocation: optional(destination) }),
    },
  };
}

function flight(item: Node, about: Node): Draft | undefined {
  const airline =
    isNode(about.airline) || Array.isArray(about.airline) ? node(about, 'airline') : node(about, 'provider');
  const number = text(about, 'flightNumber') ?? '';
  const code = text(airline, 'iataCode') ?? '';
  const label = code !== '' && !number.toUpperCase().startsWith(code) ? `${code} ${number}` : number;
  return journey(item, {
    type: 'flight',
    from: node(about, 'departureAirport'),
    to: node(about, 'arrivalAirport'),
    label: label.trim() || undefined,
    departs: wallTime(about, 'departureTime', 'departureDay'),
    arrives: wallTime(about, 'arrivalTime'),
  });
}

const label = (about: Node, ...names: readonly string[]) =>
  [...new Set(names.map((name) => text(about, name)).filter((value) => value !== undefined))].join(' ') || undefined;

function eventDraft(item: Node, about: Node): Draft | undefined {
  const title = text(about, 'name');
  const start = wallTime(about, 'startDate', 'doorTime');
  const end = wallTime(about, 'endDate');
  if (title === undefined || start === undefined) return undefined;
  const wholeDays = start.time === '00:00' && (end?.time === undefined || end.time === '00:00' || end.time === '23:59');
  return {
    type: 'activity',
    fields: {
      ...when(start, end, wholeDays ? ['00:00', '23:59'] : []),
      ...common(item),
      ...fieldsOf({ title: found(title, title), location: optional(placeText(about.location)) }),
    },
  };
}

/** A stay, a table or a visit. */
interface AtPlace {
  readonly type: 'hotel' | 'restaurant' | 'activity';
  readonly place: Node;
  /** The title if the place has no name. */
  readonly fallback: string;
  readonly times: Fields;
}

function atPlace(item: Node, { type, place, fallback, times }: AtPlace): Draft | undefined {
  const name = text(place, 'name') ?? fallback;
  if (times.startDate === undefined) return undefined;
  return {
    type,
    fields: {
      ...times,
      ...common(item),
      ...fieldsOf({ title: found(name, name), location: optional(placeText(place)) }),
    },
  };
}

/** A schema.org reservation or event as a draft; undefined for anything else. */
export function reservationDraft(item: Node, about: Node): Draft | undefined {
  const type = typeOf(item);
  const draft = ((): Draft | undefined => {
    switch (type) {
      case 'FlightReservation':
        return flight(item, about);
      case 'TrainReservation':
        return journey(item, {
          type: 'transport',
          from: node(about, 'departureStation'),
          to: node(about, 'arrivalStation'),
          label: label(about, 'trainName', 'trainNumber'),
          departs: wallTime(about, 'departureTime', 'departureDay'),
          arrives: wallTime(about, 'arrivalTime'),
        });
      case 'BusReservation':
        return journey(item, {
          type: 'transport',
          from: { ...node(about, 'departureStation'), ...node(about, 'departureBusStop') },
          to: { ...node(about, 'arrivalStation'), ...node(about, 'arrivalBusStop') },
          label: label(about, 'busNumber', 'busName'),
          departs: wallTime(about, 'departureTime', 'departureDay'),
          arrives: wallTime(about, 'arrivalTime'),
        });
      case 'BoatReservation':
        return journey(item, {
          type: 'transport',
          from: node(about, 'departureBoatTerminal'),
          to: node(about, 'arrivalBoatTerminal'),
          label: label(about, 'name'),
          departs: wallTime(about, 'departureTime', 'departureDay'),
          arrives: wallTime(about, 'arrivalTime'),
        });
      case 'RentalCarReservation':
        return journey(item, {
          type: 'transport',
          from: node(item, 'pickupLocation'),
          to: node(item, 'dropoffLocation'),
          label: `Rental car ${text(about, 'name') ?? text(node(about, 'rentalCompany'), 'name') ?? ''}`.trim(),
          departs: wallTime(item, 'pickupTime', 'pickupDate'),
          arrives: wallTime(item, 'dropoffTime', 'dropoffDate'),
        });
      case 'TaxiReservation':
        return journey(item, {
          type: 'transport',
          from: node(item, 'pickupLocation'),
          to: node(item, 'dropoffLocation'),
          label: text(about, 'name') ?? 'Taxi',
          departs: wallTime(item, 'pickupTime'),
          arrives: undefined,
        });
      case 'LodgingReservation':
        return atPlace(item, {
          type: 'hotel',
          place: about,
          fallback: 'Hotel',
          times: when(
            wallTime(item, 'checkinTime', 'checkinDate', 'checkInTime', 'checkInDate'),
            wallTime(item, 'checkoutTime', 'checkoutDate', 'checkOutTime', 'checkOutDate'),
            ['00:00', '23:59'],
          ),
        });
      case 'FoodEstablishmentReservation':
        return atPlace(item, {
          type: 'restaurant',
          place: about,
          fallback: 'Restaurant',
          times: when(wallTime(item, 'startTime'), wallTime(item, 'endTime')),
        });
      case 'TouristAttractionVisit':
        return atPlace(item, {
          type: 'activity',
          place: node(item, 'touristAttraction'),
          fallback: 'Visit',
          times: when(wallTime(item, 'arrivalTime'), wallTime(item, 'departureTime')),
        });
      case 'EventReservation':
        return eventDraft(item, about);
      default:
        return /(?:^|[a-z])(?:Event|Festival)$/.test(type) ? eventDraft(item, item) : undefined;
    }
  })();
  if (draft === undefined) return undefined;
  const cancelled =
    /cancel/i.test(text(item, 'reservationStatus') ?? '') ||
    /cancel/i.test(text(about, 'eventStatus') ?? text(item, 'eventStatus') ?? '');
  return cancelled ? { ...draft, cancelled } : draft;
}
