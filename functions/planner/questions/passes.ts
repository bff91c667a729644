import data from '../facts/passes.json' with { type: 'json' };
import { listed } from '../words/listed.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { countriesAsked } from './asked-of.ts';
import { journeysOf } from './journey-days.ts';

/** 'Is the JR pass worth it for that?': what is true of the pass, and the journeys of the plan. */
export const passes: AnswerTopic = (question) => {
  const { folded } = question;
  const countries = countriesAsked(question);
  const named = data.passes.find(({ words }) => new RegExp(`\\b(?:${words})\\b`, 'u').test(folded));
  const kind = /\b(?:museum|city|tourist|sights?)\b/.test(folded) ? 'city' : 'rail';
  const known = named ?? data.passes.find((each) => each.kind === kind && countries.includes(each.countries));
  if (!known) return undefined;
  return {
    text: [known.text, routeText(question), 'What it costs now I do not know: its own page tells.']
      .filter(Boolean)
      .join(' '),
  };
};

function routeText({ draft }: OpenQuestion): string {
  const journeys = draft ? journeysOf(draft) : [];
  return journeys.length > 0
    ? `Your journeys: ${listed(journeys.map(({ from, to }) => `${from.name} to ${to.name}`))}.`
    : '';
}
