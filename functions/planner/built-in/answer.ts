import type { ChatAnswer } from '#shared/planner/schema.ts';
import { type Accounted, accountFor } from '../conversation/account.ts';
import { draftOfWish, type Heard, hear, surroundingsOf } from '../conversation/hear.ts';
import { hasKeptDays, otherChangesText } from '../conversation/plan-difference.ts';
import { languageText } from '../languages/in-english.ts';
import type { PlannerRequest } from '../planner.ts';
import { isOnlySystemTalk, systemTalkText } from '../understand/spoken-as-system.ts';
import { inParagraphs } from '../words/paragraphs.ts';
import { answerOwnTrip, ownTripChanges } from './answer-own-trip.ts';
import { answerEdited } from './answer-trip.ts';
import { answerWish } from './answer-wish.ts';
import { bookingText } from './booking-text.ts';

type Reply = Omit<ChatAnswer, 'planner'>;

/** The built-in planner's answer: a pure function of the request. Every clause of the message is accounted for. */
export function answer(request: PlannerRequest): ChatAnswer {
  if (isOnlySystemTalk(request.message))
    return {
      message: `${systemTalkText(request.message)} ${request.suggestion ? UNCHANGED : WHERE}`,
      planner: 'built-in',
    };
  const heard = hear(request);
  const { before, wish } = heard;
  const draft = heard.draft ?? draftOfWish(wish, request.today);
  const account = accountFor(heard.clauses, { before, wish, draft, around: surroundingsOf(request) });
  // What is said of one's own trip, and is neither a question nor an edit, asks to fill it.
  const isHeard = account.some(
    ({ outcome, reply }) => outcome !== 'not-understood' && (!request.trip || reply !== undefined),
  );
  const acted = isHeard ? account.filter(({ reply }) => reply !== undefined && reply !== '') : [];
  const rest = restOf(request, heard, isHeard ? account : []);
  // Two clauses may be answered by the same.
  const replies = ORDER.map((outcome) => [
    ...new Set(acted.flatMap((each) => (each.outcome === outcome && each.reply ? each.reply : []))),
  ]);
  const [notPossible = [], done = [], answered = [], notUnderstood = []] = replies;
  const edits = heard.clauses.flatMap(({ resolved }) => (resolved && 'edits' in resolved ? resolved.edits : []));
  const others = rest.suggestion && !request.trip ? otherChangesText(before, wish, edits) : '';
  const said = request.chatHistory.flatMap(({ role, content }) => (role === 'user' ? content : []));
  const message = inParagraphs([
    [languageText(request.message, said), systemTalkText(request.message), bookingText(request.message)],
    notPossible,
    done,
    ...answered.map((reply) => [reply]),
    [others],
    [rest.message],
    notUnderstood,
  ]);
  return {
    ...rest,
    message,
    ...(account.length > 0
      ? { account: account.map(({ said, outcome }) => ({ said: said.slice(0, 300), outcome })) }
      : {}),
    planner: 'built-in',
  };
}

const UNCHANGED = 'Nothing is changed.';
const WHERE = 'I plan trips: where would you like to go, and for how long?';

/** The planner's earlier answers, as far as the request has them. */
function answersIn({ chatHistory }: PlannerRequest): string[] {
  return chatHistory.flatMap(({ role, content }) => (role === 'assistant' ? content : []));
}

/** What is not possible is said first. */
const ORDER = ['not-possible', 'done', 'answered', 'not-understood'] as const satisfies readonly Accounted['outcome'][];

/** The part of the answer that is no reply to a single clause: the plan, ideas, changes, or a question. */
function restOf(request: PlannerRequest, heard: Heard, account: readonly Accounted[]): Reply {
  const { wish, clauses, draft } = heard;
  const edits = clauses.flatMap(({ resolved }) => (resolved && 'edits' in resolved ? resolved.edits : []));
  const isEdited = clauses.some(
    ({ resolved }) =>
      resolved &&
      'edits' in resolved &&
      (resolved.edits.length > 0 || resolved.wish?.destinations || resolved.wish?.held !== undefined),
  );
  const isWished =
    account.length === 0 ||
    (wish.own !== heard.before.own && !isEdited) ||
    heard.isFirstPlan === true ||
    account.some(({ outcome, reply }) => outcome === 'done' && reply === undefined);
  const hasReplies = account.some(({ reply }) => reply !== undefined);
  if (request.trip && draft) {
    if (hasReplies) return ownTripChanges(request.trip, edits, { wish, draft });
    const onTrip = answerOwnTrip(request.message, request.trip, heard);
    if (onTrip) return onTrip;
  }
  const isOnlyAnswered =
    wish.destinations.length === 0 && wish.country === undefined && !wish.unknown && wish.wantsIdeas !== true;
  if (isOnlyAnswered && account.some(({ outcome }) => outcome === 'answered')) return { message: '' };
  if (isWished || !hasReplies) return answerWish(wish, request.message, answersIn(request));
  const isReplanned = clauses.some(({ resolved }) => resolved && 'edits' in resolved && resolved.wish?.destinations);
  if (isEdited) return answerEdited(wish, Boolean(isReplanned) && !hasKeptDays(heard.before, wish));
  return { message: '' };
}
