/** Small words that a sentence begins with and that say nothing. */
const BEFORE =
  '^\\W*(?:(?:and|n|but|so|ok|okay|also|wait|hm+|mm+|oh|er|um|btw|actually|hey|then|or|well|yeah|yes|no|great|thanks|cool|lol|haha|roughly|approximately|just|quick question|question|one more question|last question|by the way)\\b[\\s,.:!]*)*';
const PUT = new RegExp(
  `\\?|${BEFORE}(?:why|(?:what|how)(?! (?:about|bout|abt)\\b)|is|are|isn'?t|aren'?t|wasn'?t|doesn'?t|won'?t|does|do|when|where|which|wich|whitch|who|can|should|will|would|have you|have we|did you|did we|whats|hows|wheres|whens|any)\\b`,
);

/** How a question begins in another language, where too few words tell that it is one. */
const PUT_ELSEWHERE =
  /^\W*(?:welche[rsn]?|wie viel|wo ist|wann|gibt es|quel(?:le)?s?|combien|ou est|faut il|cuanto|cuanta|donde|hace falta|dove|quanto|quanta|serve|bisogna)\b/;

/** 'Train or fly between the two', without a mark. */
const MEANS =
  /^\W*(?:(?:and|so|ok|should we|do we|by)\s+)*(?:the\s+)?(?:trains?|bus|coach|fly(?:ing)?|flights?|planes?|ferr(?:y|ies)|boats?|cars?|driv(?:e|ing)|taxis?|tube|metro|cabs?|uber)\s+or\b/;

/** Whether a folded clause is put as a question, be it only a polite request: 'can we leave later?' */
export function isPutAsQuestion(folded: string): boolean {
  return PUT.test(folded) || MEANS.test(folded) || PUT_ELSEWHERE.test(folded) || TAG_ALONE.test(folded);
}

const WH =
  "(?:why|what(?:'?s)?|wh?ats|how(?:'?s)?|where(?:'?s)?|which|wich|whitch|who(?:'?s)?|whose)\\b(?!\\s+(?:about|bout|if|abt|not|do(?:n'?t| not) (?:we|you)|(?:i|we) (?:want|need|would|meant?|love|like)|matters))";
/** 'When we are there we want to rest' asks nothing, 'when do we rest' does. */
const WHEN =
  "when(?:'?s|\\s+(?:is|are|do|does|did|will|would|can|could|should|shall|was|were|exactly|roughly|best|in|to|makes?|opens?|closes?|shuts?|starts?|begins?|leaves?|goes)\\b)";
const VERB_FIRST =
  "(?:is(?:n'?t| not)?|are(?:n'?t)?|was(?:n'?t)?|were(?:n'?t)?|does(?:n'?t)?|did(?:n'?t)?|do (?:we|you|u|they|i|people|the|all|most|any|kids|our|my)\\b|don'?t (?:they|you)\\b|has|have (?:we|you|they|u)\\b|should (?:we|i)\\b|(?:can|could|may|will|would|should|must) (?:my|our|the|a|an|his|her|one|he|she|they|people|kids|there|somebody|someone)\\b(?! (?:trip|plan|whole|days?|stay|dates?)\\b))";
const ASKS = new RegExp(`${BEFORE}(?:${WH}|${WHEN}|${VERB_FIRST})`);

/** 'The fort has steps, no?', 'true?' */
const TAG = /(?:^\W*|[\s,])(?:no|right|true|correct|really|isn'?t it|aren'?t they|or not|eh|huh|innit)\s*\?+\W*$/;

/** 'That is around then isn't it' needs no mark. */
const TAG_ALONE = /\b(?:isn'?t it|isnt it|aren'?t they|arent they|wasn'?t it|innit|or isn'?t it)\W*$/;

/** 'The metro at midnight, is it running', 'Loch Ness which day', 'the lagoon, yes or no?' */
const ASKS_LAST =
  /\b(?:is|are|does|do|did|will|was) (?:it|they|that|there|she|he)\b(?: (?!is|are)[\p{L}']+){1,3}\W*$|\b(?:on )?which day\b(?! (?:is|would be) (?:best|better))|\byes or no\b|\bwhat(?:'?s|s| is| are) the (?:difference|catch)\b|\bwhich (?:one )?(?:is|would be|suits us) (?:better|best|nicer|easier)\b(?! (?:for|to) (?:me|us) to)/u;

/** 'The 25th is a holiday?' */
const HOLIDAY = /\b(?:public|bank) holiday\b[^.!?]*\?\s*$/;

/** What is asked for, though it is put as a question: 'is it possible to …', 'what else is there', 'is there somewhere warmer?' */
const REQUEST =
  /\b(?:possible|any (?:chance|way)|instead|rather|cheaper|shorter|longer|warmer|quieter|nearer|closer|slower|else|another|other|different|somewhere|anywhere|maybe|pls|please|recommend\w*|suggest\w*|ideas|options|alternatives?|chang(?:e|ing)|mov(?:e|ing)|swap(?:ping)?|replace|plan (?:a|me|us))\b|\bwhere (?:to|should (?:we|i) go|could (?:we|i) go|can (?:we|i) go)\b|\b(?:is|are) there (?:a|any|some)\b|\bdo you (?:have|know|do)\b|\bwhat (?:should|could|can|shall|would) (?:we|i|you) (?:do|see|eat|visit|add|drop|cut|skip|fit|go|put|try)\b|\bif (?:we|i|you) (?:start|begin|leave|go|make|take|add|drop|stay|had|have)\w*\b/;

/**
 * Whether a folded clause only asks, by the order of its words: then it may be answered, and gives a plan that is there no
 * new frame, whatever places, dates and tastes it names. A request that is put as a question does not only ask.
 */
export function isOnlyQuestion(folded: string): boolean {
  return (
    (ASKS.test(folded) ||
      MEANS.test(folded) ||
      TAG.test(folded) ||
      TAG_ALONE.test(folded) ||
      HOLIDAY.test(folded) ||
      ASKS_LAST.test(folded)) &&
    !REQUEST.test(folded)
  );
}
