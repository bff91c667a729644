import { ChatAnswer } from '#shared/planner/schema.ts';
import { infeasible } from './check-feasible.ts';
import { wrongIdeas } from './check-ideas.ts';
import { wrongTrip } from './check-trip.ts';
import type { Conversation, Expectation } from './conversations.ts';
import { stopsOf } from './planned-places.ts';

/** Everything that is wrong with a conversation's answers; nothing when it passes. */
export function wrongWith({ expect }: Conversation, answers: readonly ChatAnswer[]): string[] {
  const last = answers.at(-1);
  if (!last) return ['no answer'];
  const general = answers.flatMap((answer) => [
    ...(ChatAnswer.safeParse(answer).success ? [] : ['the answer is not by its schema']),
    ...(answer.message.trim() === '' || answer.message.length > 1200 ? ['nothing said, or too much'] : []),
    ...(answer.suggestion ? infeasible(answer.suggestion) : []),
  ]);
  return [
    ...general,
    ...wrongSaid(expect, last),
    ...wrongEdit(expect, last),
    ...wrongIdeas(expect, last),
    ...wrongTrip(expect, last, answers),
  ];
}

/** What is wrong with an answer to questions and edits. */
function wrongEdit({ unchanged, has = [], hasNot = [], outcomes }: Expectation, answer: ChatAnswer): string[] {
  const { suggestion, account = [] } = answer;
  const titles = suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
  const isThere = (name: string) => titles.some((title) => title.toLowerCase().includes(name.toLowerCase()));
  const became = account.map(({ outcome }) => outcome).join(', ');
  return [
    ...(unchanged && (suggestion || answer.quickSuggestions) ? ['it plans anew'] : []),
    ...has.filter((name) => !isThere(name)).map((name) => `${name} is not on it`),
    ...hasNot.filter(isThere).map((name) => `${name} is on it`),
    ...(outcomes && outcomes.join(', ') !== became ? [`the clauses became ${became}`] : []),
  ];
}

function wrongSaid(expect: Expectation, { message, suggestion, quickSuggestions }: ChatAnswer): string[] {
  const wrong: string[] = [];
  if (expect.says && !message.includes(expect.says)) wrong.push(`it does not say ${expect.says}`);
  if (expect.saysNot && message.includes(expect.saysNot)) wrong.push(`it says ${expect.saysNot}`);
  if (expect.asks && (suggestion || quickSuggestions || !/\?|:/.test(message))) wrong.push('it does not ask back');
  if (expect.unknown && (suggestion || !message.includes(expect.unknown) || !/do not know/.test(message))) {
    wrong.push(`it does not say that it does not know ${expect.unknown}`);
  }
  if (expect.tooLittle && !/not enough/.test(message)) wrong.push('it does not say that the budget is too small');
  if (suggestion?.destination && !stopsOf(suggestion).some((stop) => message.includes(stop))) {
    wrong.push('the message does not name the destination');
  }
  return wrong;
}
