import { destinationsOf, type Placed } from '../edits/draft.ts';
import { placedText } from '../edits/edit-words.ts';
import { findItems } from '../edits/find-items.ts';
import { listed } from '../words/listed.ts';
import { aboutHolidays } from './about-holidays.ts';
import type { OpenQuestion } from './answer.ts';
import { answerTold } from './told-by-words.ts';
import { answerFirst, answerTopic, answerWeakTopic } from './topic-answers.ts';
import { namedEvent, spokenSeasonOf } from './what-is-on-then.ts';

/** What is known or usual of what a question is about; undefined where nothing is. */
export function answerKnown(question: OpenQuestion): string | undefined {
  const first = answerFirst(question) ?? answerTold(question);
  if (first !== undefined) return first;
  const holidays = aboutHolidays(question);
  if (holidays !== undefined) return holidays;
  const known = namedEvent(question)?.text ?? spokenSeasonOf(question) ?? answerTopic(question);
  if (known !== undefined) return known;
  const where = placedAsked(placedIn(question));
  const topic = answerWeakTopic(question);
  return topic === undefined ? undefined : [where, topic].filter(Boolean).join(' ');
}

/** The honest answer to what is none of the questions that are told apart: what is usual, what is not known, who knows. */
export function answerOpenQuestion(question: OpenQuestion): string {
  const known = answerKnown(question);
  if (known !== undefined) return known;
  const { text, draft } = question;
  const placed = placedIn(question);
  const where = placedAsked(placed);
  const town = draft && destinationsOf(draft)[0]?.name;
  const who = placed.length > 0 ? 'its own page or a call there' : `the tourist office${town ? ` of ${town}` : ''}`;
  return [
    where,
    `What you ask about "${topicOf(text)}" I do not know, and would rather not guess: ${who} will tell. The plan is as it was.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function placedIn({ text, draft }: OpenQuestion): readonly Placed[] {
  return draft ? findItems(topicOf(text), draft).slice(0, MOST_PLACED) : [];
}

function placedAsked(placed: readonly Placed[]): string {
  return placed.length > 0 ? `In the plan: ${listed(placed.map(placedText))}.` : '';
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
