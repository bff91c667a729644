import { aboutHolidays } from './about-holidays.ts';
import { isAboutLeaving, whenToLeave } from './airport-way.ts';
import type { OpenQuestion } from './answer.ts';
import { daysUntil } from './days-until.ts';
import { journeyDays } from './journey-days.ts';
import { mindedNeeds } from './minded-needs.ts';
import { mostDriving } from './most-driving.ts';
import { isEither, oneOrTheOther } from './one-or-the-other.ts';
import { spokenPlaces } from './spoken-of.ts';
import { answerTopic } from './topic-answers.ts';
import { namedEvent, spokenSeasonOf } from './what-is-on-then.ts';
import { whatItDoes } from './what-it-does.ts';
import { whenOpen } from './when-open.ts';
import { wholePlan } from './whole-plan.ts';

type Answerer = (question: OpenQuestion) => string | undefined;

const ABOUT = /^\W*(?:(?:and|but|so|ok)\s+)*(?:what|how) (?:about|with)\b/;
const OPEN = /\b(?:holiday|closed|shut|open|bank holiday|feiertag)\b/;

/** 'The 25th is a holiday, no? What about the museums that day?': whether what is named is open then. */
function onThatDay(question: OpenQuestion): string | undefined {
  const isAsked = ABOUT.test(question.folded) && OPEN.test(question.message ?? '');
  return isAsked && spokenPlaces(question).length > 0 ? whenOpen({ ...question, intent: 'open' }) : undefined;
}

/** Questions whose words tell what they ask for: no likelihood of other questions counts. */
const TOLD: readonly Answerer[] = [
  (question) => (isAboutLeaving(question.folded) ? whenToLeave(question) : undefined),
  (question) => (isEither(question) ? oneOrTheOther(question)?.text : undefined),
  onThatDay,
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
