import { foldInPlace } from '#shared/text/fold.ts';
import { type Draft, destinationsOf } from '../edits/draft.ts';
import { namedSights } from '../understand/find-sights.ts';
import { namesPlanned } from './weigh-guesses.ts';

/** One thing in the place of another, or of what was spoken of: nothing else of the plan changes. */
const INSTEAD_OF =
  /\b(?:instead of|rather than)\b(?! on )|\b(?:something|anything) (?:else|different|better)\b.{0,20}$/;

/** 'Swap the tower for something quieter': one thing for another, whether it is on the plan or not. */
const EXCHANGES_FOR = /\b(?:swap|exchange|trade|replace|switch)\b.{2,60}\b(?:for|with|by)\b/;

/** Whether a text exchanges what is on the plan for something else. */
export function isExchange(text: string, draft: Draft): boolean {
  const folded = foldInPlace(text);
  if (INSTEAD_OF.test(folded)) return namesPlanned(text, draft);
  const [before = ''] = folded.split(/\b(?:for|with|by)\b/);
  return EXCHANGES_FOR.test(folded) && namedSights(before, destinationsOf(draft)).length > 0;
}
