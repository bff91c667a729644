import { aboutHolidays } from './about-holidays.ts';
import { isAboutLeaving, whenToLeave } from './airport-way.ts';
import type { OpenQuestion } from './answer.ts';
import { daysUntil } from './days-until.ts';
import { journeyDays } from './journey-days.ts';
import { mindedNeeds } from './minded-needs.ts';
import { mostDriving } from './most-driving.ts';
import { isEither, oneOrTheOther } from './one-or-the-other.ts';
import { answerTopic } from './topic-answers.ts';
import { namedEvent, spokenSeasonOf } from './what-is-on-then.ts';
import { whatItDoes } from './what-it-does.ts';
import { wholePlan } from './whole-plan.ts';

type Answerer = (question: OpenQuestion) => string | undefined;

/** Questions whose words tell what they ask for: no likelihood of other questions counts. */
const TOLD: readonly Answerer[] = [
  (question) => (isAboutLeaving(question.folded) ? whenToLeave(question) : undefined),
  (question) => (isEither(question) ? oneOrTheOther(question)?.text : undefined),
  ...[mindedNeeds, daysUntil, journeyDays, mostDriving, wholePlan, whatItDoes],
];

/** The answer to a question that its words alone tell; undefined for any other. */
export function answerTold(question: OpenQuestion): string | undefined {
  for (const answerer of TOLD) {
    const answer = answerer(question);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** The same, with holidays and topics that the catalogue knows nothing of. */
export function answerByWords(question: OpenQuestion): string | undefined {
  return (
    answerTold(question) ??
    aboutHolidays(question) ??
    namedEvent(question)?.text ??
    spokenSeasonOf(question) ??
    answerTopic(question)
  );
}
