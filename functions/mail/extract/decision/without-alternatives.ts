import { foldWords } from '#shared/text/fold.ts';
import type { Draft } from '../mail-reading.ts';

/** Who travels from where to where on which day; undefined for what is no journey. */
function journeyOf({ type, fields }: Draft): string | undefined {
  const { location, endLocation, startDate } = fields;
  if ((type !== 'flight' && type !== 'transport') || !location || !endLocation || !startDate) return undefined;
  return [foldWords(location.value), foldWords(endLocation.value), startDate.value].join('|');
}

/**
 * Journeys without those that a mail lists as a choice: the same way on the same day at several times, and no way back
 * between them. Nobody travels so; an offer of other departures reads so.
 */
export function withoutAlternatives(drafts: readonly Draft[]): Draft[] {
  const times = new Map<string, Set<string>>();
  for (const draft of drafts) {
    const journey = journeyOf(draft);
    if (journey === undefined) continue;
    times.set(journey, (times.get(journey) ?? new Set()).add(draft.fields.startTime?.value ?? ''));
  }
  const departures = new Set(
    drafts.map(({ fields }) => [foldWords(fields.location?.value ?? ''), fields.startDate?.value].join('|')),
  );
  const isBack = ({ fields }: Draft) =>
    departures.has([foldWords(fields.endLocation?.value ?? ''), fields.startDate?.value].join('|'));
  return drafts.filter((draft) => {
    const journey = journeyOf(draft);
    return journey === undefined || (times.get(journey)?.size ?? 0) < 2 || isBack(draft);
  });
}
