import { isJourney } from '../activities/kinds.ts';
import { formatDay } from '../trips/dates.ts';
import { type Finding, finding } from './finding.ts';
import { distance, journeysOf, type Plan, type PlannedItem } from './planned-item.ts';

const SAME_TOWN_KM = 50;

/** A journey that begins elsewhere than the last one ended. */
export function elsewhere(plan: Plan): Finding[] {
  const journeys = journeysOf(plan).toSorted(byStart);
  return journeys.flatMap((journey, index) => {
    const before = journeys[index - 1];
    if (!before?.to || !journey.from) return [];
    const km = Math.round(distance(before.to, journey.from));
    if (km <= SAME_TOWN_KM) return [];
    const [reached, left] = [
      before.activity.endLocation ?? 'the last place',
      journey.activity.location ?? 'another place',
    ];
    return finding({
      ...{ rule: 'elsewhere', tails: [before.tail, journey.tail], date: journey.date },
      text: `"${journey.activity.title}" leaves from elsewhere`,
      why: `You reach ${reached}, and leave from ${left}, ${km} km away.`,
      fixes: [{ kind: 'edit', tail: journey.tail }],
    });
  });
}

/** By instants where they are known, else by the clocks. */
function byStart(a: PlannedItem, b: PlannedItem): number {
  if (a.span && b.span) return a.span.start - b.span.start;
  return `${a.date} ${a.activity.time ?? '99'}` < `${b.date} ${b.activity.time ?? '99'}` ? -1 : 1;
}

/** Cancelled, and still on the plan. */
export function off({ items }: Plan): Finding[] {
  return items
    .filter(({ activity }) => activity.cancelled)
    .map(({ tail, date, activity: { title } }) =>
      finding({
        ...{ rule: 'off', tails: [tail], date, text: `"${title}" is cancelled`, fixes: [{ kind: 'remove', tail }] },
        why: `It still stands on ${formatDay(date)}.`,
      }),
    );
}

/** One reference and type twice; the legs of one booking go different ways. */
export function doubles({ items }: Plan): Finding[] {
  const groups = Map.groupBy(
    items.filter(({ stands, activity }) => stands && activity.confirmationNumber !== null),
    ({ kind, activity: { confirmationNumber, location, endLocation } }) => {
      const way = isJourney(kind) ? [location, endLocation] : [];
      return JSON.stringify([confirmationNumber?.toUpperCase(), kind, ...way]);
    },
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map((other) =>
      finding({
        ...{ rule: 'double', tails: [first?.tail ?? '', other.tail], date: other.date },
        text: `"${other.activity.title}" is there twice`,
        why: `Both have the reference ${other.activity.confirmationNumber}.`,
        fixes: [
          { kind: 'keep', tail: first?.tail ?? '' },
          { kind: 'keep', tail: other.tail },
        ],
      }),
    ),
  );
}
