import { destinationsOf } from '../edits/draft.ts';
import { legBetween } from '../itinerary/route.ts';
import { hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic } from './answer.ts';
import { destinationsIn } from './spoken-of.ts';

/** One way, in hours: what is nearer is a day out, what is farther a night. */
const DAY_OUT = 1.25;

/** 'One hotel or two?': by the hours between the towns. */
export const oneBaseOrTwo: AnswerTopic = (question) => {
  const towns = question.draft ? destinationsOf(question.draft) : destinationsIn({ ...question, intent: 'stay' });
  const [first, ...others] = towns;
  if (!first) return undefined;
  if (others.length === 0)
    return {
      text: `One: everything in the plan is in and around ${first.name}, and each change of hotel costs half a day of packing and waiting.`,
    };
  const far = others.filter((town) => hoursBetween(first, town) > DAY_OUT);
  const ways = others.map((town) => `${first.name} to ${town.name} about ${hoursText(hoursBetween(first, town) * 60)}`);
  const side =
    far.length === 0
      ? `One base would do: from ${first.name} each is a day out, and you unpack once`
      : `I would change: from ${listed(far.map(({ name }) => name))} back to ${first.name} and out again is too long for a day, and evenings are best where one sleeps`;
  return {
    text: `${side} (${listed(ways)}). The plan has a bed in each town; say "a night less" with one to change it.`,
  };
};

function hoursBetween(from: Parameters<typeof legBetween>[0], to: Parameters<typeof legBetween>[1]): number {
  return legBetween(from, to).hours ?? 4;
}
