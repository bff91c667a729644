import type { ChatAnswer } from '#shared/planner/schema.ts';
import { choiceOf } from '../itinerary/choose.ts';
import { isOffTopic } from '../understand/off-topic.ts';
import { takesBack } from '../understand/take-back.ts';
import { isOpenWish, type Wish } from '../understand/wish.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { daysText, heard } from '../words/words.ts';
import { answerIdeas, answerUnknown } from './answer-ideas.ts';
import { answerTrip } from './answer-trip.ts';
import { smallTalk } from './small-talk.ts';

/** The answer to everything that a traveller has wished for so far, after earlier answers: a plan, ideas, or a question. */
export function answerWish(wish: Wish, message: string, earlier: readonly string[]): Omit<ChatAnswer, 'planner'> {
  const reply = smallTalk(message, wish);
  if (reply !== undefined) return { message: reply };
  if (wish.unknown && !wish.isUnderstood && message.trim().endsWith('?')) return { message: NOT_KNOWN };
  if (wish.unknown) return answerUnknown(wish, wish.unknown);
  if (!wish.isUnderstood) return { message: notUnderstood(wish, message) };
  if (wish.isChoice) return answerChoice(wish);
  if (wish.destinations.length > 0 || wish.country !== undefined) return answerTrip(wish, message, earlier);
  const cut = cutText(wish);
  if (isOpenWish(wish)) {
    const ideas = answerIdeas(wish);
    return { ...ideas, message: `${cut}${ideas.message}` };
  }
  return { message: `${cut}${askBack(wish)}` };
}

/** Alternatives side by side, and the one that I would take. */
function answerChoice(wish: Wish): Omit<ChatAnswer, 'planner'> {
  const choice = choiceOf(wish);
  const ideas = answerIdeas(
    wish,
    `${listed(
      wish.destinations.map(({ name }) => name),
      'or',
    )}? Here they are side by side`,
  );
  const side = choice ? `I would take ${choice.destination.name}: ${choice.why}. ` : '';
  return { ...ideas, message: `${side}${ideas.message}` };
}

/** More days than are planned at once, before it is said where. */
function cutText({ cutFrom, days }: Wish): string {
  return cutFrom === undefined
    ? ''
    : `${daysText(cutFrom)} are more than I plan at once: ${daysText(days ?? 1)} are the most, so let us begin with the first stop. `;
}

function askBack(wish: Wish): string {
  const parts = heard(wish);
  const have =
    parts.length > 0 || wish.days !== undefined
      ? `${capitalized([wish.days === undefined ? '' : daysText(wish.days), ...parts].filter(Boolean).join(', '))}: noted. `
      : '';
  return `${have}Where would you like to go? A city or a country is enough, or say what you are after, like "somewhere warm by the sea in February".`;
}

function notUnderstood(wish: Wish, message: string): string {
  if (takesBack(message)) return 'There is nothing to take back: this is the plan as it was made first.';
  if (message.trim().endsWith('?')) return NOT_KNOWN;
  const where = wish.destinations[0]?.name;
  if (where !== undefined && isOffTopic(message))
    return `That is not for me, I am afraid: I only plan trips. The plan for ${where} is as it was.`;
  return where === undefined
    ? 'I plan trips, and did not find one in that. Where would you like to go, for how long, and what do you enjoy? For example: "5 days in Lisbon in May with kids".'
    : `I did not understand that. What shall I change? For ${where} I can make the plan longer or shorter, cheaper, slower, with more or less of something, or move its dates.`;
}

const NOT_KNOWN =
  'That I do not know: I know places, closing days, prices, distances and the climate. A guide book, the tourist office or the place itself will tell; nothing is changed.';
