import { kilometres } from '#shared/places/kilometres.ts';
import { dayText } from '../edits/edit-words.ts';
import { NUMBER, numberOf } from '../understand/numbers.ts';
import { capitalized } from '../words/capitalized.ts';
import { hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import type { OpenQuestion } from './answer.ts';
import { type Journey, journeysOf } from './journey-days.ts';

const DRIVES = /\b(?:driv(?:e|es|ing)|behind the wheel|in the car|on the road)\b/;
const MOST = new RegExp(
  `\\b(?:more than|over|longer than|max(?:imum)?(?: of)?|at most|up to|no more than|within)\\s+(${NUMBER})\\s?(?:h|hrs?|hours?)\\b`,
);
/** Ways are longer than the straight line; kilometres in an hour, in towns and on small roads too. */
const DETOUR = 1.3;
const PACE = 80;

/** 'We don't want to drive more than 3 hours a day': the legs that keep to it, those that do not, and what would help. */
export function mostDriving({ folded, draft }: OpenQuestion): string | undefined {
  const said = MOST.exec(folded)?.[1];
  if (!draft || said === undefined || !DRIVES.test(folded)) return undefined;
  const most = numberOf(said);
  const journeys = journeysOf(draft);
  if (journeys.length === 0) return 'There is no change of town in the plan, so there is no long drive in it.';
  const over = journeys.filter((each) => drivingHours(each) > most);
  const each = `By car, without stops: ${listed(journeys.map(legText))}.`;
  if (over.length === 0) return `${each} So every day keeps within your ${hoursText(most * 60)}.`;
  const { from, to } = over[0] ?? journeys[0] ?? {};
  return `${each} ${capitalized(listed(over.map(({ day }) => dayText(day))))} would be over your ${hoursText(most * 60)}: a night on the way between ${from?.name} and ${to?.name} splits it ("add" a town and "for one night"), or leave ${to?.name} out. Nothing is changed yet.`;
}

/** To half an hour. */
export function drivingHours({ from, to }: Journey): number {
  return Math.max(0.5, Math.round((2 * kilometres(from.at, to.at) * DETOUR) / PACE) / 2);
}

function legText(journey: Journey): string {
  return `${journey.from.name} to ${journey.to.name} on ${dayText(journey.day)}, about ${hoursText(drivingHours(journey) * 60)}`;
}
