import { foldInPlace } from '#shared/text/fold.ts';
import { isQuestion } from '../clauses/intents.ts';
import { type Draft, destinationsOf } from '../edits/draft.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import { namedSights } from '../understand/find-sights.ts';
import type { Wish } from '../understand/wish.ts';
import type { ReadClause } from './clause-reading.ts';

/** 'What is the most expensive thing? Drop that': what an answer names first is spoken of, where its question names nothing. */
export function withTopicOfAnswer(wish: Wish, { intent, text, clause }: ReadClause, draft: Draft | undefined): Wish {
  if (!draft || !isQuestion(intent)) return wish;
  const destinations = destinationsOf(draft);
  if (namedSights(foldInPlace(clause.text), destinations).length > 0) return wish;
  const reply = answerQuestion({ intent, text, folded: foldInPlace(text), draft, wish }) ?? '';
  const [first] = namedSights(foldInPlace(reply), destinations).toSorted((a, b) => a.at - b.at);
  return first ? { ...wish, topic: [first.place.name] } : wish;
}
