import { hasRole } from '../labels/segment.ts';
import { foundDate, foundText, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { findCodes } from './find-stops.ts';
import { isPickUpTime } from './pick-up-time.ts';

type Way = 'arrival' | 'departure';

const wayOf = (segment: ReadSegment): Way | undefined => {
  const arrives = hasRole(segment, 'arrival');
  if (!segment.labelOnly || arrives === hasRole(segment, 'departure')) return undefined;
  return arrives ? 'arrival' : 'departure';
};

interface Section {
  readonly way: Way;
  readonly segments: readonly ReadSegment[];
}

/** The parts below 'ARRIVAL' and 'DEPARTURE'. */
function sectionsOf({ segments }: MailContext): Section[] {
  const heads = segments.flatMap((segment) => {
    const way = wayOf(segment);
    return way ? [{ way, at: segment.index }] : [];
  });
  return heads.map(({ way, at }, index) => ({ way, segments: segments.slice(at + 1, heads[index + 1]?.at) }));
}

/** The first airport of some segments, as written around its code. */
function airportIn(segments: readonly ReadSegment[], { places }: MailContext): Found<string> | undefined {
  for (const segment of segments) {
    const [stop] = findCodes(segment.text, places);
    if (stop) return { ...foundText(segment, segment.text.slice(stop.start, stop.end)), value: stop.name };
  }
  return undefined;
}

/** When the driver comes: the time that is called so, else the first that is not that of the flight. */
function pickUpIn(segments: readonly ReadSegment[]): Found<string> | undefined {
  const timed = segments.filter(({ times }) => times.length > 0);
  const segment = timed.find(isPickUpTime) ?? timed.find((each) => !hasRole(each, 'service'));
  const [time] = segment?.times ?? [];
  return segment && time && foundTime(segment, time);
}

/**
 * The ways from an airport to a hotel and back, of a mail that names the hotel and the airport, and has a part for the
 * arrival and one for the departure, each with its day and the time of the pick-up.
 */
export function lodgingTransfers(context: MailContext): Draft[] {
  const lodging = context.segments.find(
    (each) => hasRole(each, 'hotel') && each.text !== '' && !each.prose && each.dates.length === 0,
  );
  const sections = sectionsOf(context);
  const airport = airportIn(
    sections.flatMap(({ segments }) => segments),
    context,
  );
  if (!lodging || !airport || new Set(sections.map(({ way }) => way)).size !== sections.length) return [];
  const place = foundText(lodging);
  const drafts = sections.flatMap(({ way, segments }): Draft[] => {
    const dated = segments.find(({ dates }) => dates.length === 1);
    const time = pickUpIn(segments);
    if (!dated?.dates[0] || !time) return [];
    const [from, to] = way === 'arrival' ? [airport, place] : [place, airport];
    const title = `Transfer ${from.value} → ${to.value}`;
    return [
      {
        type: 'transport',
        fields: {
          title: { value: title, evidence: { kind: 'computed', how: 'from the two places' } },
          startDate: foundDate(dated, dated.dates[0]),
          startTime: time,
          location: from,
          endLocation: to,
        },
      },
    ];
  });
  return drafts.length === sections.length ? drafts : [];
}
