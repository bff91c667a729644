import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { apartFromDay } from '../clauses/clause-tokens.ts';
import type { EditIntent } from '../clauses/intents.ts';
import { askedDays } from '../edits/asked-days.ts';
import { type Draft, destinationsOf, placedItems } from '../edits/draft.ts';
import { takenOff } from '../edits/said-of-things.ts';
import { namedSights } from '../understand/find-sights.ts';
import type { Wish } from '../understand/wish.ts';

/** What a clause may point back to. */
interface SpokenOf {
  readonly draft: Draft | undefined;
  readonly wish: Wish;
  readonly dayBefore?: string | undefined;
}

const STANDS_FOR = /\b(?:(?:something|anything) else|it|that|this|them|they|there|one|those|these)\b/;
/** 'Swap it for Santorini then' speaks of no day. */
const THAT_DAY =
  /\b(?:there|that day|then(?!\W*$)|then(?=\s*\?)|same day|(?:first|second|third|fourth|last|other) (?:one|thing))\b/;

/** 'Is it open on Sunday?', 'move it there' with what was spoken of before. */
export function withTopic(text: string, { draft, wish, dayBefore }: SpokenOf): string {
  const folded = foldInPlace(text);
  if (!draft) return withPlace(text, folded, wish);
  const isNamed = namedSights(folded, destinationsOf(draft)).length > 0;
  const there = new Set(placedItems(draft).map(({ item }) => item.place?.name));
  const planned = (wish.topic ?? []).filter((name) => there.has(name));
  // 'Where is the Picasso Museum? Add it.'
  const isOut = (name: string) => wish.leftOut?.includes(name) === true && !AGAIN.test(folded);
  const topic = planned.length > 0 ? planned : (wish.topic ?? []).filter((name) => !isOut(name)).slice(0, 1);
  const isTopic = topic.length > 0 && STANDS_FOR.test(folded) && !POSITION.test(folded) && !OF_THE_PLAN.test(folded);
  const about = isTopic && !isNamed ? ` (${topic.join(', ')})` : '';
  const isNoDay = !isNamed && askedDays(text, draft.days, draft.today).days.length === 0;
  const said = THAT_DAY.test(folded)
    ? wish.topicDay
    : OF_A_DAY.test(folded) && !EVERY.test(folded)
      ? (dayBefore ?? (LEFT_FREE.test(folded) ? wish.topicDay : undefined))
      : undefined;
  const day = isNoDay && said !== undefined ? ` on ${said}` : '';
  return `${text}${about}${day}`;
}

/** Before there is a plan: 'how long does the museum take, and is it free?' */
function withPlace(text: string, folded: string, { topic = [] }: Wish): string {
  const [name] = topic;
  const isNamed =
    name === undefined || !STANDS_FOR.test(folded) || namedSights(folded, catalogue().destinations).length > 0;
  return isNamed ? text : `${text} (${name})`;
}

/** Only then what is out may be meant: 'add it again'. */
const AGAIN = /\b(?:back|again|after all|drop|skip|leave|remove|lose|cut|without|is it|was it|where|why|when|how)\b/;

/** 'But leave the evening free', of the day that was spoken of. */
const LEFT_FREE = /\b(?:leave|keep)\s+the\s+(?:morning|afternoon|evening)\b.*\b(?:free|open|empty|clear)\b/;
const OF_A_DAY =
  /\b(?:later|lighter|less|fewer|fuller|lunch|dinner|breakfast|mornings?|afternoons?|evenings?|redo|replace the whole|squeeze|something|(?:one|a|any) thing|(?:leave|keep) (?:that|it|this) (?:empty|free|open|clear))\b/;
const EVERY = /\b(?:every|each|all|whole trip|overall|everything|trip|always)\b/;
/** 'Make it cheaper' is said of the plan. */
const OF_THE_PLAN =
  /\b(?:make|keep|do|plan|want|can) (?:it|this|that)(?: all| be)? (?:a (?:bit|little) |more |less |much |even )?(?:cheap|cheaper|shorter|longer|slower|relaxed|luxurious|expensive|affordable)\b/;
const POSITION = /\b(?:first|second|third|fourth|last) (?:one|thing|sight|stop)\b/;
const SAME = /^\W*(?:(?:and|ok|okay|also|please|pls|now|then|do)\s+)*(?:the\s+)?(?:same|likewise|ditto)\b/;
const NOT_THAT = /^\W*(?:no|nope|nah|not|sorry|i mean|i meant)\b(?!\s+(?:more|less|museums?|churches))/;
const TOO = /\b(?:too|as well|also)\W*(?:please|pls)?\W*$/;

/** 'The same for day 4', 'no, Sunday', 'and the Louvre too': the last edit once more, of what is named now. */
export function asBefore(
  text: string,
  { draft, wish }: SpokenOf,
): { readonly intent: EditIntent; readonly text: string } | undefined {
  const { lastEdit } = wish;
  const folded = foldInPlace(text);
  if (!draft || !lastEdit) return undefined;
  // 'No Pantheon on Thursday' is another order.
  if (takenOff(text, draft).size > 0 && !TOO.test(folded)) return undefined;
  const names = askedDays(text, draft.days, draft.today).days.length > 0;
  const { day, rest } = apartFromDay(text);
  const words = rest.match(/\p{L}+/gu) ?? [];
  const isSame = SAME.test(folded) || (NOT_THAT.test(folded) && words.length <= 4 && lastEdit.intent === 'move');
  if (isSame && names && day !== undefined)
    return { intent: lastEdit.intent, text: `${apartFromDay(lastEdit.text).rest} on ${day}` };
  const isSight = namedSights(folded, destinationsOf(draft)).length > 0;
  return TOO.test(folded) && isSight && words.length <= 7 && lastEdit.intent === 'remove'
    ? { intent: lastEdit.intent, text }
    : undefined;
}
