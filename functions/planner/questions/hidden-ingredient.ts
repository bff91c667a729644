import data from '../facts/hidden-ingredients.json' with { type: 'json' };
import { NEEDS } from '../needs/needs.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic } from './answer.ts';
import { needsAsked } from './asked-of.ts';

/** 'Dashi is in everything, what do I do?': what it is made of, for whom it is nothing, and the way out. */
export const hiddenIngredient: AnswerTopic = (question) => {
  const folded = `${question.folded} ${question.message ?? ''}`;
  const named = data.ingredients.find(({ said }) => new RegExp(`\\b(?:${said})\\b`, 'u').test(folded));
  if (!named) return undefined;
  const minded = needsAsked(question).filter((need) => named.against.includes(need));
  const whom = minded.length > 0 ? `, so nothing for you with "${listed(minded.map((need) => NEEDS[need].name))}"` : '';
  return { text: `${capitalized(named.name)} ${named.is}${whom}. The way out: ${named.out}.` };
};
