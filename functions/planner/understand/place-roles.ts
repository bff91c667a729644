import type { PlaceMention } from './place-mention.ts';
import { isLoopFrom, isSamePlace } from './there-and-back.ts';

const ORIGIN =
  /\b(?:from|leaving|departing|live in|living in|lives in|based in|based out of|out of|home in|starting in|starting from|fly out of|flying out of)\s+(?:the\s+)?$/;
/** 'Into London, out of Edinburgh': a route from one to the other. */
const INTO = /\b(?:into|in to|arriv\w+ in|land\w* in|starting in)\b/;
const OUT_OF = /\b(?:out of|out from|home from|back from|leaving from|departing from)\s+$/;
/** Who flies home from a place is there at the end. */
const HOME_FROM = /\b(?:fly|flying|flight|train|travel) (?:back )?home (?:is )?from\s+$/;
const WANT = '(?:want(?:ing)?|like|wanna|going|go|feel like|fancy|need|care)';
const NOT = new RegExp(
  `\\b(?:forget(?: about)?|scrap|ditch|not|instead of|rather than|except|but not|anywhere but|other than|(?<!\\b(?:never|not|yet|haven'?t|hasn'?t|ever)\\s+(?:actually |really |yet )?)(?:been to|been in|seen|visited|done)|went to|was in|were in|did|know|bored of|tired of|skip|without|drop|remove|leave out|hate|no|(?:don'?t|do not|not|never) ${WANT}(?: to)?(?: go(?:ing)?| travel| visit| see| be| fly| do)?|do not)\\s+(?:to\\s+|in\\s+|already\\s+|visit\\s+|the\\s+)*$`,
);
/** What follows a place where the traveller has been. */
const BEEN =
  /^\s*(?:,\s*)?(?:last (?:year|month|week|summer|winter|spring|autumn|time)|already|(?:\d+|two|three|a few) years ago|is (?:too|out)\b)/;
/** Where something of the traveller's life was: 'we did our honeymoon in Florence', 'I lived in Berlin'. */
const LIFE =
  /\b(?:i|we|my \w+|our \w+)\s+(?:\w+\s+)?(?:did|spent|had|met|lived|grew up|stayed|studied|worked|honeymooned|proposed|got (?:married|engaged)|(?:was|were) born)\b[^.;!?]*\b(?:in|around|near|and|,)\s+(?:the\s+)?$/;
const WISHED = /\b(?:want|would|like|love|plan|next|this time|now|please|back|again|return)\b/;
const JOINED = /^\s*(?:,|and|or|&|\/|\+|,\s*and|,\s*or|then|,\s*then)\s*$/;
const SWAPPED = /\b(?:swap|replace|change|switch|exchange|trade)\s+(?:out\s+)?$/;
const SWAPPED_FOR = /^\s*(?:for|with|to|by|->|=>)\s*$/;
const VIA = /\b(?:via|through|stopping in|with a stop in|passing through|by way of)\s+$/;
const NEAR =
  /\b(?:near|nearby|close to|far from|flight from|flights from|hours? from|train from|drive from|away from|distance (?:of|from)|reach of|reach from)\s+(?:the\s+)?$/;
const FAR_FROM = /\b(?:far from|far away from|close to|within reach of)\s+(?:the\s+)?$/;
const LIKE = /\b(?:like|similar to|same as|comparable to|reminds? (?:me|us) of)\s+$/;
const SOMEWHERE =
  /\b(?:somewhere|some place|anywhere|where|ideas|place|places|any ?thing|something|cit(?:y|ies)|else|alternatives?)\b/;
const NOT_FAR =
  /\b(?:not (?:too |so |very )?far|near|nearby|close|short (?:flight|trip|drive|hop)|by train|by car|by rail|train ride|no fl(?:y|ying|ight|ights)|without (?:fly|a flight)\w*|drive|week-?end|wknd)\b/;

const KIN =
  'friend|mate|buddy|wife|husband|hubby|partner|girlfriend|boyfriend|fiancee?|spouse|daughter|son|sister|brother|mum|mom|mother|dad|father|aunt|uncle|cousin|niece|nephew|boss|colleague|baby|kid|child|girl|boy|dog|cat|grandma|gran|nan|grandpa|grandson|granddaughter';
const PERSON_BEFORE = new RegExp(
  `\\b(?:my|our|his|her)\\s+(?:[\\w-]+\\s+){0,2}(?:${KIN})s?\\s+(?:(?:called|named)\\s+)?$|\\b(?:my name is|name'?s|name is|called|named|i'?m|i am|this is)\\s+$|[.!?,]\\s*(?:thanks|thank you|thx|cheers|regards|kind regards|best|love|greetings|yours|xx?|bye)[\\s,]+(?:from\\s+)?$`,
);
const PERSON_AFTER =
  /^(?:'s (?:birthday|\d+(?:th|st|nd|rd)|hen|stag)|\s+(?:and|&)\s+(?:i|me|myself)\b|\s+(?:wants?|would (?:like|love)|loves|hates|likes|is (?:turning|\d)|turns|says)\b)/;

/** Whether a name is a person's: 'my friend Florence'. */
export function isPerson(folded: string, { at, end, kind }: PlaceMention): boolean {
  if (kind === 'country') return false;
  return PERSON_BEFORE.test(folded.slice(0, at)) || PERSON_AFTER.test(folded.slice(end));
}

/** The role of each place in the trip. Stops on the way come before the destination. */
export function withRoles(folded: string, found: readonly PlaceMention[]): PlaceMention[] {
  const given: PlaceMention[] = [];
  for (const [index, mention] of found.entries()) {
    const before = folded.slice(0, mention.at);
    const next = found[index + 1];
    const said = roleOf(folded, mention, given.at(-1), next);
    // 'Land in Marrakech, leave from Marrakech': where the trip goes is not where they come from.
    const isStop = said === 'origin' && given.some((each) => each.role === 'go' && isSamePlace(each, mention));
    const role = isStop ? 'go' : said;
    const last = given.at(-1);
    if (VIA.test(before) && last?.role === 'go') given.splice(-1, 1, { ...mention, role }, last);
    else given.push({ ...mention, role });
  }
  return given;
}

function roleOf(
  folded: string,
  mention: PlaceMention,
  previous: PlaceMention | undefined,
  next: PlaceMention | undefined,
): PlaceMention['role'] {
  const before = folded.slice(0, mention.at);
  const between = previous ? folded.slice(previous.end, mention.at) : '';
  const isSwapped = SWAPPED.test(before) && next !== undefined && SWAPPED_FOR.test(folded.slice(mention.end, next.at));
  if (isSwapped || NOT.test(before) || BEEN.test(folded.slice(mention.end))) return 'not';
  if (isOfLife(before, folded.slice(mention.end))) return 'not';
  if (FAR_FROM.test(before) || (NEAR.test(before) && SOMEWHERE.test(folded))) return 'near';
  if (LIKE.test(before) && SOMEWHERE.test(folded)) return 'like';
  if (isLastOf(before, previous)) return 'go';
  if (ORIGIN.test(before) && isLoopFrom(folded, mention)) return 'go';
  if (ORIGIN.test(before)) return SOMEWHERE.test(folded) && NOT_FAR.test(folded) ? 'near' : 'origin';
  return joinedRole(folded, previous, between, next);
}

/** 'We met in Paris and want to go back' asks for Paris all the same. */
function isOfLife(before: string, after: string): boolean {
  const life = LIFE.exec(before);
  const [rest = ''] = after.split(/[.;!?]/);
  return life !== null && !WISHED.test(life[0]) && !/\b(?:back|again|return)\b/.test(rest);
}

function isLastOf(before: string, previous: PlaceMention | undefined): boolean {
  return previous?.role === 'go' && (HOME_FROM.test(before) || (OUT_OF.test(before) && INTO.test(before)));
}

/** The role of a place in a list is that of the one before it. */
function joinedRole(
  folded: string,
  previous: PlaceMention | undefined,
  between: string,
  next: PlaceMention | undefined,
): PlaceMention['role'] {
  if (!previous || !JOINED.test(between)) return 'go';
  // 'Not Lisbon, Porto' wants Porto; 'been to Rome, Paris' wants neither.
  const isTurn =
    previous.role === 'not' && /^\s*,\s*$/.test(between) && /\b(?:not|no)\s+$/.test(folded.slice(0, previous.at));
  return isTurn && next === undefined ? 'go' : previous.role === 'near' ? 'go' : previous.role;
}
