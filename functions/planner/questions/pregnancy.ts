import { conflictsOf } from '../needs/needs.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic } from './answer.ts';
import { townsAsked } from './asked-of.ts';

const MOST = 3;
const HOT = /\b(?:baths?|spa|sauna|thermal|hammam|hot springs?|onsen|pools?)\b/;

/** 'Can the pregnant one go in the thermal baths?': care, and what is milder there, by name. */
export const expecting: AnswerTopic = (question) => {
  const { folded } = question;
  const gentle = townsAsked(question)
    .slice(0, 2)
    .flatMap(({ places }) =>
      places
        .filter(
          (place) =>
            (place.kind === 'park' || place.kind === 'meal' || place.kind === 'museum') &&
            place.minutes <= 120 &&
            conflictsOf(place, ['pregnancy', 'knees', 'alcohol']).length === 0,
        )
        .slice(0, MOST)
        .map(({ name }) => name),
    );
  const bath = HOT.test(folded)
    ? 'Pools of body warmth or below (up to about 36 °C) for a short while are usually fine; the hot pools, saunas and steam rooms are what doctors advise against. Milder: a cooler pool, resting on the terrace, a massage for pregnant women that is booked as such.'
    : 'Leave out very hot baths, strenuous climbs, scooters, long days in the heat and raw fish, meat and milk; most airlines fly you until about the 36th week, with a letter from the 28th.';
  const other =
    gentle.length > 0
      ? ` Easy there: ${listed(gentle)}. Most bars have drinks without alcohol.`
      : ' Most bars have drinks without alcohol.';
  return { text: `What a body may do I must not judge: ask the doctor or the midwife before you go. ${bath}${other}` };
};
