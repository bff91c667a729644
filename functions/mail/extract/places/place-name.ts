import { foldWords } from '#shared/text/fold.ts';
import { couldBeName } from '../checks/could-be-name.ts';
import { foundText, guessed, type MailContext } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { type NameCandidate, type NameSearch, nameCandidates } from './name-candidates.ts';

const MAX_CANDIDATES = 150;
/** Below this, nothing but its position says that a line is a name. */
const SURE_SCORE = 4;
/** What a candidate needs to be taken at all. */
const LEAST_SCORE = 2.5;

/** The name of the hotel, restaurant or venue: the candidate that the mail's labels, headings and sentences agree on. */
export function placeName(context: MailContext, search: NameSearch): Found<string> | undefined {
  const text = foldWords(context.document.text);
  const all = nameCandidates(context, search)
    .filter(({ name }) => couldBeName(name))
    .slice(0, MAX_CANDIDATES);
  const best = bestOf(all, context, text);
  if (best === undefined) return undefined;
  const { name, segment } = fuller(best, all, search.nameWords, text);
  const trimmed = name.replace(/\s*[*★☆✩]+\s*$/u, '').trim();
  const holder = segment ?? context.segments.find((each) => each.text.includes(trimmed));
  const found: Found<string> = holder
    ? foundText(holder, trimmed)
    : { value: trimmed, evidence: { kind: 'found', quote: trimmed, how: 'from the subject or the sender' } };
  return best.score < SURE_SCORE ? guessed(found, 'the line that stands where a name would') : found;
}

/** The first candidate with the highest score; undefined when none is good enough. */
function bestOf(all: readonly NameCandidate[], context: MailContext, text: string): NameCandidate | undefined {
  let best: { readonly candidate: NameCandidate; readonly score: number } | undefined;
  for (const candidate of all) {
    const score = scoreInMail(candidate, context, text);
    if (best === undefined || score > best.score) best = { candidate, score };
  }
  return best === undefined || best.score < LEAST_SCORE ? undefined : best.candidate;
}

/** A name that the mail repeats is better, a long one or a city's is worse. */
function scoreInMail({ name, score }: NameCandidate, context: MailContext, text: string): number {
  const folded = foldWords(name);
  const repeats = folded === '' ? 0 : text.split(folded).length - 1;
  const words = name.split(/\s+/).length;
  return score + Math.min(repeats, 4) * 0.75 - (words > 8 ? 3 : 0) - (context.places.isCity(name) ? 4 : 0);
}

/** 'Pension Lindenhof' rather than 'Lindenhof', if the mail has both. */
function fuller(best: NameCandidate, all: readonly NameCandidate[], nameWords: RegExp, text: string): NameCandidate {
  const folded = ` ${foldWords(best.name)} `;
  if (nameWords.test(best.name)) return best;
  return (
    all.find(({ name }) => {
      const other = ` ${foldWords(name)} `;
      return (
        other.length > folded.length &&
        other.length < folded.length + 16 &&
        other.includes(folded) &&
        nameWords.test(name) &&
        text.includes(other.trim())
      );
    }) ?? best
  );
}
