import { foldInPlace } from '#shared/text/fold.ts';
import { isEdit, isQuestion } from '../clauses/intents.ts';
import { hasTopic } from '../questions/topic-answers.ts';
import { isOnlyAsking } from '../understand/off-topic.ts';
import { isPasted } from '../understand/spoken-as-system.ts';
import type { ReadClause } from './clause-reading.ts';
import type { Hearing } from './hearing.ts';

/** The message that a clause stands in. */
interface Around {
  readonly message: string;
  /** As far as it is read. */
  readonly text: string;
  readonly isPlanned: boolean;
  readonly hearing: Hearing;
}

/** A clause as it counts in its message: what is only asked or pasted there does nothing. */
export function asSaid(read: ReadClause, { message, text, isPlanned, hearing }: Around): ReadClause {
  const isOfOthers = isPlanned && isPasted(text, read.clause);
  if (isOfOthers && (read.resolved !== undefined || !hearing.isHeard(read.clause.text))) return asQuoted(read);
  return isOnlyAsking(message) && !isQuestion(read.intent) ? asAsked(read, message) : read;
}

/** A clause that is to do nothing: a question where its topic has an answer, else what it would do. */
function asAsked(read: ReadClause, message: string): ReadClause {
  const { clause, text } = read;
  // What is only asked is one question: 'I would love Hiroshima too. Where would you take the time from?'
  if (hasTopic(foldInPlace(clause.text)))
    return { clause, text: `${text} (${message})`, intent: 'small', isAside: true, isOpenQuestion: true };
  return hasTopic(foldInPlace(message)) ? { clause, text, intent: 'small', isAside: true } : asTalk(read);
}

/** What somebody else wrote asks for nothing. */
function asQuoted({ clause, text }: ReadClause): ReadClause {
  return { clause, text, intent: 'small', isAside: true };
}

/** A clause that is to do nothing. */
function asTalk({ clause, text, intent, resolved }: ReadClause): ReadClause {
  const isEdited = isEdit(intent) && resolved !== undefined && 'done' in resolved && resolved.edits.length > 0;
  return { clause, text, intent: 'small', ...(isEdited ? { offers: { intent, text, would: resolved.done } } : {}) };
}
