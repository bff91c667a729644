import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { needsAsked } from './asked-of.ts';
import { spokenPlaces } from './spoken-of.ts';
import { accessOf, stepFreeTransport } from './step-free.ts';

const TRANSPORT =
  /\b(?:tubes?|metros?|subways?|underground|trams?|bus(?:es)?|trains?|u-?bahn|s-?bahn|public transport|transport|get(?:ting)? around|stations?|taxis?|cabs?)\b/;

/** 'Is there a lift?', 'can she take the metro?': a sight that is named, the town's transport, or what is on the plan. */
export const gettingInAndAbout: AnswerTopic = (question) =>
  TRANSPORT.test(question.folded) && spokenPlaces(question).length === 0
    ? stepFreeTransport(question)
    : (accessOf(question) ?? stepFreeTransport(question));

/** 'Can we use the tube?', of who needs ways without steps. */
export const publicTransport: AnswerTopic = (question) =>
  needsSteplessWays(question) ? stepFreeTransport(question) : undefined;

function needsSteplessWays(question: OpenQuestion): boolean {
  const needs = needsAsked(question);
  return needs.includes('wheelchair') || needs.includes('pushchair') || needs.includes('knees');
}
