import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { weightOf } from '../understand/find-interests.ts';
import data from './dated-events.json' with { type: 'json' };

/** Something that happens every year between two days. */
export interface DatedEvent {
  readonly name: string;
  readonly note: string;
  readonly time: TimeOfDay;
  /** 'MM-DD', both included; from one year into the next where the first is later. */
  readonly from: string;
  readonly to: string;
}

interface KnownEvent extends DatedEvent {
  readonly said: RegExp;
  /** What a destination has of its own on that day comes before it. */
  readonly isEverywhere: boolean;
  readonly isIn: (destination: CatalogueDestination) => boolean;
}

/** Instead of a country. */
const EVERYWHERE = '*';

const EVENTS: readonly KnownEvent[] = data.events.map(({ said, countries, destinations, time, ...event }) => ({
  ...event,
  time: time === 'evening' ? 'evening' : 'afternoon',
  said: new RegExp(`\\b(?:${said})\\b`, 'u'),
  isIn: ({ name, country }) =>
    destinations.some((each) => each === name) || countries.some((each) => each === country || each === EVERYWHERE),
  isEverywhere: countries.some((each) => each === EVERYWHERE),
}));

/** The events of these destinations that a folded text speaks of. */
export function spokenEvents(folded: string, destinations: readonly CatalogueDestination[]): readonly DatedEvent[] {
  const spoken = EVENTS.filter(({ said, isIn }) => {
    const at = folded.search(said);
    return at >= 0 && weightOf(folded.slice(0, at)) > 0 && destinations.some(isIn);
  });
  return spoken.filter(
    ({ isEverywhere, from }) => !isEverywhere || !spoken.some((other) => !other.isEverywhere && other.from === from),
  );
}

export function eventNamed(name: string): DatedEvent | undefined {
  return EVENTS.find((event) => event.name === name);
}

/** Whether an event is on a date, 'YYYY-MM-DD'. */
export function isOn({ from, to }: DatedEvent, date: string): boolean {
  const day = date.slice('YYYY-'.length);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
