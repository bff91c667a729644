import { countryFacts } from '../facts/country-facts.ts';
import data from '../facts/waiter-sentences.json' with { type: 'json' };
import { NEEDS, type Need } from '../needs/needs.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { countriesAsked, needsAsked } from './asked-of.ts';

interface Language {
  readonly name: string;
  readonly allergy: string;
  readonly words: Readonly<Partial<Record<string, string>>>;
  readonly vegan: string;
  readonly vegetarian: string;
  readonly halal?: string;
  readonly jain?: string;
}

const languages = new Map<string, Language>(Object.entries(data.languages));
const MOST = 2;

/** 'How do I tell a waiter about the nuts in Italian?': a sentence for each need, to be shown. */
export const waiterSentence: AnswerTopic = (question) => {
  const spoken = languagesAsked(question);
  const needs = needsFor(question);
  if (spoken.length === 0 || needs.length === 0) return undefined;
  const texts = spoken.slice(0, MOST).flatMap((language) => {
    const said = sentencesOf(language, needs);
    return said.length > 0 ? [`In ${language.name}: ${said.map((each) => `"${each}"`).join(' ')}`] : [];
  });
  if (texts.length === 0) return undefined;
  return {
    text: `${texts.join(' ')} Show it in writing before you order and have a native speaker look at it, for instance at your hotel; for a severe allergy print a card of an allergy association as well.`,
  };
};

/** Nuts are said with peanuts, as the word for the ones rarely means the others. */
function needsFor(question: OpenQuestion): readonly Need[] {
  const thing = THINGS.flatMap(([need, said]) => (said.test(question.folded) ? [need] : []));
  return thing.length > 0 ? thing : needsAsked(question).filter((need) => NEEDS[need].isDiet);
}

/** What may be named alone: 'no nuts in Thai'. */
const THINGS: readonly (readonly [Need, RegExp])[] = [
  ['nuts', /\b(?:pea)?nuts?\b/],
  ['gluten', /\b(?:gluten|wheat|coeliac|celiac)\b/],
  ['lactose', /\b(?:lactose|milk|dairy)\b/],
  ['egg', /\beggs?\b/],
  ['shellfish', /\b(?:shellfish|seafood|prawns?|shrimps?)\b/],
  ['sesame', /\bsesame\b/],
  ['soy', /\bsoya?\b/],
  ['fish', /\bfish\b/],
  ['vegan', /\bvegan\b/],
  ['vegetarian', /\b(?:vegetarian|no meat|veggie)\b/],
  ['halal', /\b(?:halal|no pork)\b/],
];

function sentencesOf(language: Language, needs: readonly Need[]): string[] {
  const words = needs.flatMap((need) => {
    const word = language.words[need];
    const peanuts = need === 'nuts' ? language.words.peanuts : undefined;
    return word === undefined ? [] : [word, ...(peanuts === undefined ? [] : [peanuts])];
  });
  const allergy = words.length > 0 ? [language.allergy.split('{x}').join([...new Set(words)].join(', '))] : [];
  const diets = needs.flatMap((need) =>
    need === 'vegan' || need === 'vegetarian' || need === 'halal' || need === 'jain' ? (language[need] ?? []) : [],
  );
  return [...allergy, ...diets];
}

/** The languages that are named, else those of the countries. */
function languagesAsked(question: OpenQuestion): Language[] {
  const named = [...languages.values()].filter(({ name }) =>
    new RegExp(`\\b${name.toLowerCase()}\\b`).test(question.folded),
  );
  if (named.length > 0) return named;
  const codes = countriesAsked(question).flatMap((code) => countryFacts(code)?.language ?? []);
  return [...new Set(codes)].flatMap((code) => languages.get(code) ?? []);
}
