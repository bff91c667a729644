import { destinationsOf } from '../edits/draft.ts';
import { placedText } from '../edits/edit-words.ts';
import { findItems } from '../edits/find-items.ts';
import { listed } from '../words/listed.ts';
import { aboutHolidays } from './about-holidays.ts';
import type { OpenQuestion } from './answer.ts';
import { answerTold } from './told-by-words.ts';
import { answerFirst, answerTopic, answerWeakTopic } from './topic-answers.ts';
import { namedEvent, spokenSeasonOf } from './what-is-on-then.ts';

/** The honest answer to what is none of the questions that are told apart: what is usual, what is not known, who knows. */
export function answerOpenQuestion(question: OpenQuestion): string {
  const { text, draft } = question;
  const first = answerFirst(question) ?? answerTold(question);
  if (first !== undefined) return first;
  const holidays = aboutHolidays(question);
  if (holidays !== undefined) return holidays;
  const known = namedEvent(question)?.text ?? spokenSeasonOf(question) ?? answerTopic(question);
  if (known !== undefined) return known;
  const placed = draft ? findItems(topicOf(text), draft).slice(0, MOST_PLACED) : [];
  const where = placed.length > 0 ? `In the plan: ${listed(placed.map(placedText))}.` : '';
  const topic = answerWeakTopic(question);
  if (topic !== undefined) return [where, topic].filter(Boolean).join(' ');
  const town = draft && destinationsOf(draft)[0]?.name;
  const who = placed.length > 0 ? 'its own page or a call there' : `the tourist office${town ? ` of ${town}` : ''}`;
  return [
    where,
    `What you ask about "${topicOf(text)}" I do not know, and would rather not guess: ${who} will tell. The plan is as it was.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const MOST_PLACED = 2;
const MOST_WORDS = 7;

/** What a question is about, in the traveller's words: without what only makes it a question. */
function topicOf(text: string): string {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const from = words.findIndex((word) => !ASKING.has(word.toLowerCase()));
  const rest = words.slice(Math.max(0, from));
  return rest.slice(0, MOST_WORDS).join(' ') + (rest.length > MOST_WORDS ? ' …' : '');
}

const ASKING = new Set(
  'and n but so ok also wait is are was were do does did can could will would should what whats how hows when where which who why there it that this a an the we you i of am im do eating going seeing'.split(
    ' ',
  ),
);
