import { countryFacts } from '../facts/country-facts.ts';
import { hiddenIn, type Kitchen, kitchenOf } from '../facts/kitchens.ts';
import { NEEDS, type Need } from '../needs/needs.ts';
import { capitalized } from '../words/capitalized.ts';
import type { AnswerTopic } from './answer.ts';
import { countriesAsked, needsAsked } from './asked-of.ts';

const MOST = 2;

/** Diets that leave out meat: by what they are called in the kitchens' data. */
const HELD: Readonly<Partial<Record<Need, string>>> = {
  halal: 'pork',
  beef: 'meat',
  vegetarian: 'meat',
  vegan: 'meat',
};
/** Diets that what is without meat and fish suits as well, with what must still go. */
const MEATLESS: Readonly<Partial<Record<Need, string>>> = {
  vegetarian: '',
  jain: ' Ask for no onion, garlic and roots.',
  vegan: ' Ask for no egg, butter and cheese.',
  beef: '',
  halal: '',
};

/** 'Which dishes must I mind?', 'what can she eat there?': dishes that usually hold it, by the country, and those without. */
export const dishesToMind: AnswerTopic = (question) => {
  const needs = needsAsked(question).filter((need) => NEEDS[need].isDiet);
  const countries = countriesAsked(question).slice(0, MOST);
  const known = countries.flatMap((code) => {
    const kitchen = kitchenOf(code);
    const name = countryFacts(code)?.name;
    return kitchen && name !== undefined ? [{ kitchen, name }] : [];
  });
  if (needs.length === 0 || known.length === 0) return undefined;
  const texts = needs.slice(0, MOST).flatMap((need) => known.map(({ kitchen, name }) => needText(need, kitchen, name)));
  return { text: `${[...new Set(texts)].join(' ')} ${ASK}` };
};

const ASK =
  'Recipes differ: say it at each kitchen or stall before you order, ask about shared pans, woks and oil, and show it in writing.';

function needText(need: Need, { holds }: Kitchen, name: string): string {
  const key = HELD[need] ?? need;
  const held = holds[key];
  const hidden = hiddenIn(key);
  const called = NEEDS[need].name;
  const against = held
    ? `In ${name} mind with "${called}": ${held}.`
    : hidden
      ? `With "${called}" mind in ${name}: ${hidden}.`
      : '';
  const more = MEATLESS[need];
  const without = more !== undefined && holds.vegetarian ? ` Usually without meat: ${holds.vegetarian}.${more}` : '';
  return `${against}${without}`.trim() || `Which dishes suit "${called}" in ${name} I do not know.`;
}

/** 'What should I order?': what is typical, and without what they cannot have. */
export const whatToOrder: AnswerTopic = (question) => {
  const minded = dishesToMind(question);
  const typical = countriesAsked(question)
    .slice(0, MOST)
    .flatMap((code) => {
      const kitchen = kitchenOf(code);
      const name = countryFacts(code)?.name;
      return kitchen && name !== undefined ? [`typical in ${name}: ${kitchen.order}.`] : [];
    })
    .map(capitalized);
  const texts = [...typical, minded?.text ?? ''].filter(Boolean);
  return texts.length > 0 ? { text: texts.join(' ') } : undefined;
};
