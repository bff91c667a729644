import { listed } from '../words/listed.ts';
import { monthSpans } from '../words/month-spans.ts';
import type { AnswerTopic } from './answer.ts';
import { destinationsIn } from './spoken-of.ts';

const WARM = 31;
const COLD = 10;
const WET = 12;

/** 'When is the best time?': the months, and why those: what is too hot, too cold or too wet in the others. */
export const bestTime: AnswerTopic = (question) => {
  const texts = destinationsIn({ ...question, intent: 'season' })
    .slice(0, 2)
    .map(({ name, best, climate }) => {
      const monthsWith = (is: (month: (typeof climate)[number]) => boolean) =>
        climate.flatMap((month, index) => (is(month) && !best.includes(index + 1) ? [index + 1] : []));
      const highs = best.flatMap((month) => climate[month - 1]?.high ?? []);
      const [hot, cold, wet] = [
        monthsWith(({ high }) => high >= WARM),
        monthsWith(({ high }) => high < COLD),
        monthsWith(({ high, rain }) => rain >= WET && high < WARM && high >= COLD),
      ];
      const against = [
        hot.length > 0 ? `${monthsAre(hot)} hot, above ${WARM} °C` : '',
        cold.length > 0 ? `${monthsAre(cold)} cold` : '',
        wet.length > 0 ? `${monthsAre(wet)} wet` : '',
      ].filter(Boolean);
      return `${name} is best in ${monthSpans(best, 'or')}, because afternoons then reach ${Math.min(...highs)} to ${Math.max(...highs)} °C${against.length > 0 ? `, while ${listed(against)}` : ' and the rest of the year brings less light or more rain'}.`;
    });
  return texts.length > 0
    ? { text: `${texts.join(' ')} School holidays and Easter are fuller and dearer. Say a month, and I plan for it.` }
    : undefined;
};

const monthsAre = (months: readonly number[]): string => `${monthSpans(months)} ${months.length > 1 ? 'are' : 'is'}`;
