import { hasRole } from '../labels/segment.ts';
import { foundDate, foundText, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { leftoverName } from './leftover-name.ts';

/** One row of a ship's programme: the day, the port, and when the ship comes and goes. */
interface Call {
  readonly line: number;
  readonly dated: ReadSegment;
  readonly port?: Found<string>;
  readonly arrives?: Found<string>;
  readonly departs?: Found<string>;
}

const under = (segment: ReadSegment, role: 'arrival' | 'departure'): boolean =>
  segment.via === 'header' &&
  hasRole(segment, role) &&
  !hasRole(segment, role === 'arrival' ? 'departure' : 'arrival') &&
  segment.dates.length === 0;

const timeUnder = (row: readonly ReadSegment[], role: 'arrival' | 'departure'): Found<string> | undefined => {
  const cell = row.find((segment) => under(segment, role) && segment.times.length === 1);
  return cell?.times[0] && foundTime(cell, cell.times[0]);
};

function callIn(row: readonly ReadSegment[]): Call | undefined {
  const [dated, ...more] = row.filter(({ dates }) => dates.length > 0);
  if (!dated || more.length > 0 || dated.dates.length !== 1) return undefined;
  const places = row.filter(
    ({ dates, times, money, prose, text }) =>
      dates.length + times.length + money.length === 0 && !prose && leftoverName(text, []) !== undefined,
  );
  const [arrives, departs] = [timeUnder(row, 'arrival'), timeUnder(row, 'departure')];
  const [place] = places;
  return {
    line: dated.line,
    dated,
    ...(place && places.length === 1 ? { port: foundText(place) } : {}),
    ...(arrives ? { arrives } : {}),
    ...(departs ? { departs } : {}),
  };
}

/** The rows of one list, without those of days at sea. */
function callsOf({ byLine }: MailContext): Call[] {
  const calls: Call[] = [];
  for (const row of byLine.values()) {
    const call = callIn(row);
    if (call?.arrives || call?.departs) calls.push(call);
  }
  return calls;
}

/** With fewer it is a journey from one place to the next. */
const MIN_CALLS = 4;

const dayOf = ({ dated }: Call): string => dated.dates[0]?.date ?? '';

/**
 * A cruise by the list of its ports, each row with its day and with an arrival and a departure of its own, but for the
 * first and the last: one journey from the one to the other, rather than one from each port to the next.
 */
export function readVoyage(context: MailContext): Draft | undefined {
  const calls = callsOf(context);
  const [first, last] = [calls[0], calls.at(-1)];
  const [start, end] = [first?.dated.dates[0], last?.dated.dates[0]];
  if (!first?.departs || first.arrives || !last?.arrives || last.departs || !start || !end) return undefined;
  const within = calls.slice(1, -1);
  const isInOrder = calls.every((call, at) => at === 0 || dayOf(call) > dayOf(calls[at - 1] ?? call));
  if (calls.length < MIN_CALLS || !isInOrder || !within.every(({ arrives, departs }) => arrives && departs))
    return undefined;
  const [from, to] = [first.port, last.port];
  if (!from || !to) return undefined;
  const route = context.segments.find((each) => hasRole(each, 'route') && each.via !== 'none' && each.text !== '');
  return {
    type: 'transport',
    fields: {
      title: route
        ? foundText(route)
        : { value: `${from.value} → ${to.value}`, evidence: { kind: 'computed', how: 'from the two places' } },
      startDate: foundDate(first.dated, start),
      startTime: first.departs,
      endDate: foundDate(last.dated, end),
      endTime: last.arrives,
      location: from,
      endLocation: to,
    },
  };
}
