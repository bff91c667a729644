import type { QuestionIntent } from '../clauses/intents.ts';
import { aboutBooking, bestSeason, formalities, whereToStay } from './about-destination.ts';
import { aboutHolidays } from './about-holidays.ts';
import { howLong } from './how-long.ts';
import { howMany } from './how-many.ts';
import { howToGetThere } from './how-to-get-there.ts';
import { mostOfAll } from './most-of-all.ts';
import type { AnswerOne, Question } from './question.ts';
import { suitableFor } from './suitable-for.ts';
import { answerTold } from './told-by-words.ts';
import { answerFirst, answerTopic, hasOwnAnswer } from './topic-answers.ts';
import { whatIfItRains, whatIsNear } from './what-is-near.ts';
import { namedEvent } from './what-is-on-then.ts';
import { whatIsPlanned, whichDays } from './what-is-planned.ts';
import { whatIsIncluded, whatItCosts } from './what-it-costs.ts';
import { whatWouldGo } from './what-would-go.ts';
import { whenOpen } from './when-open.ts';
import { whyChosen } from './why-chosen.ts';

const ANSWERS: Readonly<Record<QuestionIntent, AnswerOne>> = {
  ...{ why: whyChosen, open: whenOpen, cost: whatItCosts, way: howToGetThere, near: whatIsNear, rain: whatIfItRains },
  ...{ included: whatIsIncluded, suitable: suitableFor, season: bestSeason, stay: whereToStay, formal: formalities },
  ...{ booking: aboutBooking, 'what-plan': whatIsPlanned, most: mostOfAll, count: howMany, long: howLong },
  ...{ advice: whatWouldGo },
};

/** The answer to a question out of the plan, the catalogue and arithmetic; it says what it does not know. */
export function answerQuestion(question: Question): string | undefined {
  const told = answerFirst(question) ?? answerTold(question);
  if (told !== undefined) return told;
  const holidays = aboutHolidays(question);
  if (holidays !== undefined) return holidays;
  const event = namedEvent(question);
  if (event) return event.text;
  const dates = whichDays(question);
  if (dates !== undefined) return dates;
  if (ON_THE_ROAD.test(question.folded)) {
    const way = howToGetThere({ ...question, intent: 'way' });
    if (way !== undefined) return way;
  }
  const topic = answerTopic(question);
  if (topic === undefined) return ANSWERS[question.intent](question);
  const more =
    WITH_TOPIC.has(question.intent) && !hasOwnAnswer(question) ? ANSWERS[question.intent](question) : undefined;
  return [more, topic].filter(Boolean).join(' ');
}

const ON_THE_ROAD =
  /\bhow (?:many|much|long|far)\b.{0,30}\b(?:driv(?:e|es|ing)|in the car|behind the wheel|on the road|trains?|train rides?)\b/;

/** What is answered out of the plan, whatever topic is asked about with it. */
const WITH_TOPIC: ReadonlySet<QuestionIntent> = new Set(['way', 'what-plan', 'cost', 'included']);
