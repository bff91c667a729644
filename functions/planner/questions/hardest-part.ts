import { foldInPlace } from '#shared/text/fold.ts';
import { type Placed, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { altitudeOf } from '../holidays/season-notes.ts';
import { conflictsOf, NEEDS, type Need } from '../needs/needs.ts';
import { hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { daysIn } from './spoken-of.ts';
import { whoIn } from './who-is-meant.ts';

/** Why something is hard, and how much that counts. */
interface Hard {
  readonly placed: Placed;
  readonly score: number;
  readonly reasons: readonly string[];
}

const UPHILL = /\b(?:hills?|castle|fort|citadel|viewpoint|miradouro|steep|uphill|ruins|cobbles?|ramparts|walls)\b/;
const LONG = 150;

/** 'What is the hardest bit for them?': stairs, climbs, long ways on foot and long days out, with the reason. */
export const hardestPart: AnswerTopic = (question) => {
  const { draft } = question;
  if (!draft) return undefined;
  const asked = daysIn({ ...question, intent: 'most' });
  const all = placedItems(draft)
    .filter(({ day }) => asked.length === 0 || asked.includes(day))
    .flatMap((placed) => hardOf(placed, question))
    .sort((a, b) => b.score - a.score);
  const [first, second] = all;
  const who = whoIn(question);
  if (!first) return { text: `Nothing in the plan is hard${who ? ` for ${who}` : ''} by what I know of it.` };
  const next = second ? ` Next comes ${second.placed.item.title} on ${dayText(second.placed.day)}.` : '';
  return {
    text: `The hardest${who ? ` for ${who}` : ''} is ${first.placed.item.title} on ${dayText(first.placed.day)}: ${listed(first.reasons)}.${next} To make it easier go early or late, take a taxi to the gate and see a part of it, with a rest after; or say "do that", and I take ${first.placed.item.title} off. Nothing is changed yet.`,
    offers: [{ intent: 'remove', text: `remove ${first.placed.item.title}` }],
  };
};

function hardOf(placed: Placed, { wish, draft }: OpenQuestion): Hard[] {
  const { place } = placed.item;
  if (!place || place.kind === 'meal') return [];
  const text = foldInPlace(`${place.name} ${place.note}`);
  const isSteep = conflictsOf(place, ['knees', 'wheelchair', ...needsOfPlace(wish)]).length > 0;
  const metres = placed.day.destination ? altitudeOf(placed.day.destination) : undefined;
  const isHigh = metres !== undefined && metres >= HIGH && place.kind !== 'museum';
  const hot = hotAt(placed, { wish, draft });
  const onFoot = place.kind === 'walk' || place.kind === 'park';
  const isOuting = place.kind === 'day-trip';
  const reasons: readonly (readonly [is: boolean, weight: number, reason: string])[] = [
    [isSteep, 3, 'by what I know it has stairs, a climb or rough ways'],
    [!isSteep && UPHILL.test(text), 2, 'it lies up a hill or on uneven ground'],
    [isHigh, 1.5, `it lies high, at about ${metres?.toLocaleString('en-US')} m or more`],
    [isOuting, 1 + place.minutes / 240, `it is a day of about ${hoursText(place.minutes)} with the way there and back`],
    [onFoot, 1 + place.minutes / 120, `it is done on foot, about ${hoursText(place.minutes)}`],
    [
      place.minutes >= LONG && !isOuting && !onFoot,
      1,
      `one is on one's feet there for about ${hoursText(place.minutes)}`,
    ],
  ];
  const found = reasons.filter(([is]) => is);
  if (found.length === 0) return [];
  const score = found.reduce((sum, [, weight]) => sum + weight, hot && place.indoors !== true ? HEAT : 0);
  return [{ placed, score, reasons: [...found.map(([, , reason]) => reason), ...(hot ? [hot] : [])] }];
}

const HIGH = 2500;

function needsOfPlace({ needs = [] }: OpenQuestion['wish']): readonly Need[] {
  return needs.filter((need) => NEEDS[need].isDiet !== true);
}

/** What heat adds outdoors. */
const HEAT = 0.5;
const HOT = 30;

function hotAt({ day }: Placed, { wish }: Pick<OpenQuestion, 'wish' | 'draft'>): string {
  const high = wish.month === undefined ? undefined : day.destination?.climate[wish.month - 1]?.high;
  return high !== undefined && high >= HOT ? `afternoons reach about ${high} °C then` : '';
}
