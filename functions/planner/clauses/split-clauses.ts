import { foldInPlace } from '#shared/text/fold.ts';
import { saysHours } from '../understand/held-times.ts';
import { apartFromDay, clauseTokens } from './clause-tokens.ts';
import words from './data/clause-words.json' with { type: 'json' };

/** A part of a message that asks for one thing, with where it stands in the message (NFC). */
export interface Clause {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/** The end of a sentence: not the point of 'St. Peter', '2.5', '3.10.' or '17. April' */
const SENTENCE =
  /[!?;\n]+(?!\))|(?<!\b(?:st|mr|mrs|dr|no|nr|approx|incl|etc|vs|p\.p|e\.g|i\.e|\d))(?!(?<=\b\d{2})\.\s*(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\b)\.+(?=\s|$)|\.{2,}/giu;
const JOINT =
  /\s*,\s*(?:and |but |then |also |so |plus )?|\s+(?:and then|and|n(?=\s+(?:do|does|is|are|how|what|where|when|which|why|can|put|add|make|take|drop|move|swap)\b)|but|then|also|plus)\s+|\s+[-–—]\s+/g;
const joints = new Set(words.joints.split(' '));
const openers = new Set(words.openers.split(' '));

/**
 * The clauses of a message in order. Sentences are clauses; a comma or an 'and' begins one only where what follows could
 * stand alone ('…, skip the Pantheon', '… and why the Louvre?'), so that 'Rome and Florence' stays together.
 */
export function splitClauses(message: string): Clause[] {
  return sentences(message).flatMap((sentence) => {
    let from = sentence.at;
    const clauses: Clause[] = [];
    for (const joint of sentence.text.matchAll(JOINT)) {
      const at = sentence.at + joint.index;
      const next = at + joint[0].length;
      const [before, rest] = [message.slice(from, at), message.slice(next, sentence.end)];
      const begins =
        beginsClause(rest) ||
        bringsMore(before, rest) ||
        isOfNextDay(joint[0], before, rest) ||
        isEachOnItsDay(joint[0], before, rest) ||
        isOfHours(joint[0], before, rest);
      if (!begins || !isWhole(before)) continue;
      clauses.push(clauseOf(message, from, at));
      from = next;
    }
    return [...clauses, clauseOf(message, from, sentence.end)].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  });
}

/** 'If it's there', 'if possible': that says no more than what it stands with. */
const CONDITION =
  /\s*,?\s*\b(?:if (?:it'?s|it is|they'?re|they are|that'?s|there'?s|there is|there are|we|you|you'?ve|u)\s*(?:have |got |had )?(?:is |are |any |one |it |them |still |already |even )*(?:in|there|on|in there|on there|in it|on it|in the plan|on the plan|any|one|that|it|them|planned|possible|can)?(?: (?:in|there|on|in there|on there|in it|on it|in the plan|on the plan|already|at all))*|if (?:at all )?(?:possible|poss|need be|needed|necessary|any|so))\s*$/i;

/** A clause without the condition that it ends with; what is left begins where it did. */
export function withoutCondition(clause: Clause): Clause {
  const at = clause.text.search(CONDITION);
  const text = clause.text.slice(0, at);
  return at > 0 && /\p{L}{3}/u.test(text) ? { at: clause.at, end: clause.at + at, text } : clause;
}

function beginsClause(rest: string): boolean {
  const [first = '', second] = foldInPlace(rest).match(/[\p{L}\p{N}']+/gu) ?? [];
  return second !== undefined && openers.has(first) && !CONTINUES.test(foldInPlace(rest));
}

/** 'A concert on Saturday, and Sunday nothing before ten': each day with what is said of it. */
function isOfNextDay(joint: string, before: string, rest: string): boolean {
  if (
    !joint.includes(',') ||
    !/^\s*(?:on\s+)?(?:the\s+)?(?:day \d|(?:first|last) day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.test(rest)
  )
    return false;
  return [before, rest].every((text) => /\p{L}{4}/u.test(apartFromDay(text).rest));
}

/** '4 days in Rome, meetings 9 to 5, lots of pasta': hours that are taken are a clause of their own. */
function isOfHours(joint: string, before: string, rest: string): boolean {
  if (joint.trim().toLowerCase() === 'and') return saysHours(foldInPlace(before)) && saysHours(foldInPlace(rest));
  if (!joint.includes(',') || ON_WEEKDAY.test(rest)) return false;
  const [next = ''] = rest.split(',');
  const last = before.split(',').at(-1) ?? '';
  return saysHours(foldInPlace(next)) || saysHours(foldInPlace(last));
}

const ON_WEEKDAY =
  /^\s*(?:and\s+)?(?:on\s+)?(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b(?=\s*(?:$|[,.;!?]|and\b))/i;

const PUTS =
  /^\W*(?:(?:please|pls|ok|and|but|can (?:we|you)|could (?:we|you)|let'?s)\s+)*(?:put|move|do|have|add|stick|pop|shift)\b/;
const ON_DAY =
  /\b(?:on|to)\s+(?:the\s+)?(?:day \d|first|last|second|third|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

/** 'Put the park on the last day and the beach on the first': each with its day. */
function isEachOnItsDay(joint: string, before: string, rest: string): boolean {
  const [first, second] = [foldInPlace(before), foldInPlace(rest)];
  return joint.trim().toLowerCase() === 'and' && PUTS.test(first) && ON_DAY.test(first) && ON_DAY.test(second);
}

const TAKES_OFF =
  /^\W*(?:(?:please|pls|ok|and|but|can (?:we|you)|could (?:we|you)|let'?s)\s+)*(?:take|leave|cross|kick|throw|get rid|remove|drop|skip|scrap|ditch|bin|lose|cut|cancel|delete|chuck|toss|axe|no|less|fewer)\b/;
const BRINGS =
  /^\s*(?:(?:some|more|another|maybe|perhaps|rather)\s+(?!other|things?\b)|an?\s(?=.*\b(?:instead|mornings?|afternoons?|evenings?)\b))/;

/** 'Drop the museum and some beach time on Sunday': what is taken off is one thing, what comes for it another. */
function bringsMore(before: string, rest: string): boolean {
  return TAKES_OFF.test(foldInPlace(before)) && BRINGS.test(foldInPlace(rest));
}

/** '…, and cut somewhere else' says what becomes of what was said before. */
const CONTINUES =
  /^\s*(?:cut|take|give|put|lose|drop|use|spend)\b[^,.;]{0,25}\b(?:somewhere|elsewhere|the (?:days?|nights?|time|rest))\b|^\s*(?:give|put|spend|use|add)\s+(?:it|them|that|those|these|the (?:[\p{L}]+\s+)?(?:days?|nights?|time))\b|^\s*take\s+(?:it|them|that|one|the (?:days?|nights?|time))\s+(?:off|from|away)\s+\p{L}|^\s*(?:its|their|those|these|the|that)\s+(?:\w+\s+)?(?:days?|nights?|time)\s+(?:go|goes|to|can go|should go)\b/u;

/** Whether what stands before says anything: 'and then' does not. */
function isWhole(before: string): boolean {
  return clauseTokens(before).some((token) => !joints.has(token));
}

/** With their marks: a question is one by its own. */
function sentences(message: string): Clause[] {
  const ends = [...message.matchAll(SENTENCE)].map(({ index, 0: mark }) => index + mark.length);
  return [...ends, message.length]
    .map((end, index) => clauseOf(message, ends[index - 1] ?? 0, end))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function clauseOf(message: string, at: number, end: number): Clause {
  const whole = message.slice(at, end);
  const from = at + (whole.length - whole.trimStart().length);
  const text = whole.trim();
  return { text, at: from, end: from + text.length };
}
