import { foldInPlace } from '#shared/text/fold.ts';

const UNDO =
  /\b(?:undo|put (?:it|that|them|everything) back(?: in| on| again)?(?= (?:how|as|the way|like) it was|[ .!]*(?:pls|please)?[ .!]*$)|go back(?! to (?!the (?:first|previous|last|old|original|other|version|plan)\b|how\b|what\b|my\b))|(?:previous|last|old) (?:version|plan)|previous one|version before|(?:like|as|how) (?:it )?(?:was )?before|as it was|how it was|revert|never ?mind that|take that back|(?:that )?was (?:a |my )?mistake|not what i (?:meant|wanted|asked)|want (?:it|that|them) back)\b/;
const LAST_SAID =
  /\b(?:forget|ignore|scrap|cancel|undo|disregard)\s+(?:what i (?:just )?(?:said|asked|wrote)|(?:the|my) last (?:thing|one|bit|message|change|request|edit)\b|my last\b)/;
const FORGET = /\bforget (?:it|that|about (?:it|that))\b(?!.*\b(?:new trip|instead|start over|from scratch)\b)/;

/** Whether a message takes the last change back: 'undo', 'put it back how it was'; after an edit also 'forget that'. */
export function takesBack(message: string, isAfterEdit = false): boolean {
  const folded = foldInPlace(message);
  return UNDO.test(folded) || LAST_SAID.test(folded) || (isAfterEdit && FORGET.test(folded));
}

const FIRST_PLAN =
  /\b(?:bring back|back to|go back to|return to|restore|give (?:me|us) back|have|want|take|use)\s+(?:the|our|my|your)\s+(?:very\s+)?(?:first|original|initial)\s+(?:plan|version|trip|itinerary|idea|draft)(?:\s+(?:again|back))?\b|\b(?:first|original|initial) (?:plan|version|itinerary) (?:again|back|after all)\b/;

/** Whether a message wants the plan that was made first: 'bring back the first plan'. */
export function takesFirstBack(message: string): boolean {
  return FIRST_PLAN.test(foldInPlace(message));
}

/** Whether a message wants what is there to stay, as what was asked for last was not done: 'nah, stay in Rome like before'. */
export function keepsAsBefore(message: string): boolean {
  const folded = foldInPlace(message);
  return AS_BEFORE.test(folded) && !UNDOES.test(folded);
}

const AS_BEFORE =
  /\b(?:(?:like|as|how) (?:it )?(?:was )?(?:before|planned)|as it was|how it was|as (?:it )?is|(?:stay|stick|keep)(?:ing)? (?:with|in|to|at) .{2,30}\b(?:before|then|instead|plan))\b/;
const UNDOES = /\b(?:undo|revert|mistake|go back|back to|back|previous|restore)\b/;
