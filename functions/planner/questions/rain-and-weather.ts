import { conflictsOf } from '../needs/needs.ts';
import { listed } from '../words/listed.ts';
import { monthName } from '../words/words.ts';
import { bestSeason } from './about-destination.ts';
import type { AnswerTopic } from './answer.ts';
import { monthAsked, townsAsked } from './asked-of.ts';
import { exchangesFor, isIndoors, whatIfItRains } from './what-is-near.ts';

/** 'What do we do on Saturday if it pours?' */
export const rainOnDay: AnswerTopic = (question) => {
  const text = whatIfItRains({ ...question, intent: 'rain' });
  return text === undefined ? undefined : { text, offers: exchangesFor({ ...question, intent: 'rain' }) };
};

const WET = 10;
const MOST = 4;

/** 'Isn't January rainy there?': the days with rain, what that means, and what is under a roof. */
export const rainySeason: AnswerTopic = (question) => {
  const month = monthAsked(question);
  const [town] = townsAsked(question);
  const usual = town && month !== undefined ? town.climate[month - 1] : undefined;
  if (!town || !usual || month === undefined) return undefined;
  const season = bestSeason({ ...question, intent: 'season' });
  const indoors = town.places
    .filter(
      (place) => isIndoors(place) && place.kind !== 'meal' && conflictsOf(place, question.wish.needs).length === 0,
    )
    .slice(0, MOST)
    .map(({ name }) => name);
  const means =
    usual.rain >= WET
      ? `Yes, ${monthName(month)} is wet in ${town.name}: plan what is outdoors for the mornings, keep an hour's slack, bring something against rain${usual.high >= 25 ? ', as showers are mostly short and warm' : ''}, and keep ${listed(indoors, 'or')} for a wet day.`
      : `No, ${monthName(month)} is not among the wet months in ${town.name}; for a wet day there are ${listed(indoors)}.`;
  return { text: [means, season ?? ''].filter(Boolean).join(' ') };
};

/** 'What is the weather like tomorrow?' */
export const weatherTomorrow: AnswerTopic = (question) => {
  const { today = question.draft?.today, wish } = question;
  const month = wish.month ?? (today === undefined ? undefined : Number(today.slice(5, 7)));
  const season = bestSeason({ ...question, wish: { ...wish, month }, intent: 'season' });
  return {
    text: `I have no live weather and no forecast: a weather page tells a few days ahead.${season === undefined ? '' : ` What is usual: ${season}`}`,
  };
};
