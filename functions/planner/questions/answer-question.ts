import type { QuestionIntent } from '../clauses/intents.ts';
import { aboutBooking, bestSeason, formalities, whereToStay } from './about-destination.ts';
import { howLong } from './how-long.ts';
import { howMany } from './how-many.ts';
import { howToGetThere } from './how-to-get-there.ts';
import { mostOfAll } from './most-of-all.ts';
import type { AnswerOne, Question } from './question.ts';
import { suitableFor } from './suitable-for.ts';
import { whatIfItRains, whatIsNear } from './what-is-near.ts';
import { whatIsPlanned } from './what-is-planned.ts';
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
  return ANSWERS[question.intent](question);
}
