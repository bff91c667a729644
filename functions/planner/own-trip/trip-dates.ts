import { addDays } from '#shared/calendar/calendar.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import type { OwnDay, OwnTrip } from './own-trip.ts';

/** A date of a traveller's own trip, whether there is a day on it or not. */
export interface TripDate {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly day: OwnDay | undefined;
  /** Where the traveller is on that date, if the catalogue knows the place. */
  readonly destination: CatalogueDestination | undefined;
}

const MOST_DATES = 120;

/** Every date from a trip's start to its end; one without a place takes that of the date before, else of the next. */
export function tripDates({ trip, days }: OwnTrip): TripDate[] {
  const found: TripDate[] = [];
  for (let date = trip.startDate; date <= trip.endDate && found.length < MOST_DATES; date = addDays(date, 1)) {
    const day = days.find((each) => each.day.date === date);
    found.push({ date, day, destination: day && destinationOf(day) });
  }
  const whole = [trip.location, trip.firstLocation, trip.title].map(destinationIn).find(Boolean);
  const next = found.find(({ destination }) => destination)?.destination;
  let last = found[0]?.destination ?? next ?? whole;
  return found.map((each) => {
    last = each.destination ?? last;
    return { ...each, destination: last };
  });
}

/** Where a day ends: its own location, its accommodation, else the place of its activities. */
function destinationOf({ day, activities }: OwnDay): CatalogueDestination | undefined {
  const texts = [
    day.location,
    day.accommodationAddress,
    ...activities.map(({ endLocation, location }) => endLocation ?? location),
    day.title,
  ];
  return texts.map(destinationIn).find(Boolean);
}

/** The destination whose name occurs in a text. */
function destinationIn(text: string | null): CatalogueDestination | undefined {
  if (text === null) return undefined;
  const words = ` ${foldInPlace(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return catalogue().names.find(({ folded }) => words.includes(` ${folded} `))?.destination;
}
