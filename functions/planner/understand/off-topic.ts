import { foldInPlace } from '#shared/text/fold.ts';

/** Messages that ask for no trip, even if they contain a place. */
const OFF_TOPIC =
  /\b(?:capital (?:city )?of|president|prime minister|(?:king|queen) of|population of|currency of|translate|how do (?:you|i|we) say|in (?:french|spanish|italian|german|japanese|english) mean|meaning of life|write (?:me |us )?(?:a |an |some )?(?:\w+ )?(?:story|song|email|e-mail|letter|code|script|program|article|blog)\b|essay|poem|python|javascript|(?<!no )(?<!no)jokes?|recipe|world cup|bitcoin|stock market|system prompt|(?:ignore|forget|disregard) (?:all |any )?(?:of )?(?:your|previous|prior|the above|all|these) (?:previous |prior )?(?:instructions|rules|prompts?)|homework|solve|calculate)\b|^\W*(?:and |so )?who (?:is|was|won|wrote|invented|built|are)\b|^\s*what(?:'s| is) \d+\s*[-+*x/]/;

/** Things that one asks somebody else to make. */
const OTHER_TASK =
  /\b(?:write|draft|compose|knock up|make up|whip up|come up with|do|make|finish|help (?:me|us) with)\b[^.;!?]{0,30}\b(?:speech|cv|resume|cover letter|tax(?:es)? return|thesis|dissertation|lyrics|rap|haiku|limerick|toast|eulogy|business plan|tweet|presentation)\b|\bwho(?:'s| is|s| will| do you think will)?\s+(?:gonna |going to )?win\b/;

/** Whether a clause asks for something that has nothing to do with a trip: 'write us a toast for the wedding'. */
export function isOtherTask(clause: string): boolean {
  return OTHER_TASK.test(foldInPlace(clause));
}

const OWN_TRIPS =
  /\b(?:when|what|where|which|how|whats|show|find|tell|cant find|can't find)\b[^.;!]*\bmy (?:next |upcoming |last |current |own )?(?:[\p{L}-]+ )?(?:trips?|flights?|trains?|bookings?|reservations?|itinerary)\b|\bmy (?:next|upcoming) trip\b/u;
const NEW_ONE = /\b(?:plan|book|for|idea|suggest|recommend|want|would like|make|create|should|could)\b/;

/** Whether a message asks about the traveller's own trips rather than for a new one: 'when does my flight leave?' */
export function isAboutOwnTrips(message: string): boolean {
  const folded = foldInPlace(message);
  return OWN_TRIPS.test(folded) && !NEW_ONE.test(folded);
}

/** Whether a message asks for no trip, even if it contains a place: 'who won the world cup', 'when does my flight leave'. */
export function isOffTopic(message: string): boolean {
  return OFF_TOPIC.test(foldInPlace(message)) || isAboutOwnTrips(message);
}

/** Whether a message says that nothing is to be changed: 'what about typhoons? don't change anything yet'. */
export function isOnlyAsking(message: string): boolean {
  return (
    /\b(?:don'?t|do not|dont) (?:change|touch|move) (?:anything(?! else)|(?<=\?.*)it|a thing|the plan)\b|\bjust (?:a question|asking|wondering|tell me)\b|\bonly a question\b|\b(?:don'?t|do not|dont) (?:\w+ )(?:it|that|this|them|anything|him|her)? ?(?:in |up )?(?:just )?yet\b/.test(
      foldInPlace(message),
    ) || LEFT_ALONE.test(foldInPlace(message))
  );
}

/** 'But leave the plan alone', 'no changes for now', 'just an idea'. */
const LEFT_ALONE =
  /\b(?:leave|keep) (?:the |our |my )?(?:plan|trip|it|everything|things) (?:alone|as (?:it is|is|they are)|untouched|unchanged)\b(?! (?:but|and|except))|\bno changes? (?:yet|for now|please|pls)\b|\bwithout (?:changing|touching|moving|adding) (?:anything|it|the plan)\b|\b(?:just|only) (?:an? )?(?:ideas?|suggestions?|thought)\b|\b(?:don'?t|do not|dont) (?:change|touch|move|add|book|swap|do|put) [^.;!?]{0,25}\b(?:yet|for now|right now)\b|\b(?:don'?t|do not|dont) (?:put|add|book) (?:it|that|this|them|anything)(?: (?:in|on|to (?:the|my|our) plan))?\W*$|\btell me first\b/;
