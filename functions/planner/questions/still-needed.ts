import { NEEDS } from '../needs/needs.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic } from './answer.ts';

/** 'Do we still need the nap break?': what is minded by now, and how that ends. */
export const stillNeeded: AnswerTopic = ({ wish }) => {
  const needs = (wish.needs ?? []).map((need) => NEEDS[need].name);
  return {
    text:
      needs.length > 0
        ? `I still mind ${listed(needs)}: say that it is no longer needed, and I plan without it.`
        : 'No: nothing is minded any more that would keep hours free or leave something out. Small children up to about four often still want a rest after lunch: say so, and I keep it.',
  };
};
