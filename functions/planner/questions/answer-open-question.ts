import { destinationsOf } from '../edits/draft.ts';
import { placedText } from '../edits/edit-words.ts';
import { findItems } from '../edits/find-items.ts';
import { listed } from '../words/listed.ts';
import { aboutHolidays } from './about-holidays.ts';
import type { Question } from './question.ts';
import data from './topics.json' with { type: 'json' };

/** A question of which it is not known what it asks for. */
export type OpenQuestion = Omit<Question, 'intent'>;

const TOPICS = data.topics.map(({ words, text, alone = false }) => ({
  ...{ text, alone },
  pattern: new RegExp(`\\b(?:${words})\\b`),
}));

/** What is usual of a topic that the catalogue knows nothing of, and who knows more; undefined for any other topic. */
export function answerTopic(folded: string): string | undefined {
  const topics = TOPICS.filter(({ alone, pattern }) => alone && pattern.test(folded)).map(({ text }) => text);
  return topics.length > 0 ? topics.slice(0, MOST_TOPICS).join(' ') : undefined;
}

const MOST_TOPICS = 2;

/** The honest answer to what is none of the questions that are told apart: what is usual, what is not known, who knows. */
export function answerOpenQuestion(question: OpenQuestion): string {
  const { folded, text, draft } = question;
  const holidays = aboutHolidays(question);
  if (holidays !== undefined) return holidays;
  const placed = draft ? findItems(topicOf(text), draft).slice(0, MOST_PLACED) : [];
  const where = placed.length > 0 ? `In the plan: ${listed(placed.map(placedText))}.` : '';
  const known = answerTopic(folded);
  if (known !== undefined) return known;
  const topic = TOPICS.find(({ pattern }) => pattern.test(folded))?.text;
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
