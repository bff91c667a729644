import { classifyClause } from '../clauses/classify-clause.ts';
import { clauseTokens } from '../clauses/clause-tokens.ts';
import { splitClauses } from '../clauses/split-clauses.ts';
import { isAboutOwnTrips } from '../understand/off-topic.ts';
import type { Wish } from '../understand/wish.ts';

const THANKS =
  /^(?:many |ok(?:ay)?,? )?(?:thanks?|thank you|thx|cheers|great|perfect|ok(?:ay)?|cool|lovely|awesome|good|super|wonderful|nice|excellent|love it|looks (?:good|great)|bye|goodbye|see you)\b[^?]{0,40}$/i;
const GREETING =
  /^(?:hi+|hello+|hey+(?: there)?|yo+|sup|heya|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|bonjour|hola|ciao|hallo|moin|namaste|konnichiwa)\b[^?]{0,30}(?:how are you[^?]{0,20}\??)?$/i;
const SAD =
  /\b(?:(?:he|she|they|my (?:ex|bf|gf|boyfriend|girlfriend|husband|wife|partner)) (?:left|dumped|cheated on) me|broke up|break[- ]?up|heartbroken|divorce[ds]?|passed away|died|funeral|lost my (?:job|mum|mom|dad|mother|father|brother|sister|dog|cat))\b/i;
const EXAMPLE =
  'A city or a country is enough, or say what you are after, like "somewhere warm by the sea in February".';

/**
 * Replies to a message without a request, such as a greeting or thanks, and asks where to go; undefined for any other.
 */
export function smallTalk(message: string, { destinations: [planned], isUnderstood }: Wish): string | undefined {
  const said = message.trim();
  if (isUnderstood) return undefined;
  if (isAboutOwnTrips(said))
    return 'Your own trips I see only where the chat is opened on one of them: open it under Trips and ask there. Times of flights and bookings stand on its page. Nothing was changed.';
  if (SAD.test(said))
    return `I am sorry to hear that. ${planned ? `The plan for ${planned.name} can wait.` : 'When you feel like getting away, tell me where to, or only what would do you good: quiet, the sea, a few days alone.'}`;
  if (isOnlyTalk(said) && !GREETING.test(said)) {
    return planned
      ? `You are welcome. "Create Trip" puts the plan for ${planned.name} into your timeline, and until then everything can still be changed.`
      : `You are welcome! Where would you like to go next? ${EXAMPLE}`;
  }
  if (!GREETING.test(said)) return undefined;
  return planned
    ? `Hello again! The plan for ${planned.name} is as you left it. Shall I change something, or where else would you like to go?`
    : `Hello! I would love to plan a trip with you. Where would you like to go? ${EXAMPLE}`;
}

/** Thanks and praise alone: 'ok swap it for something else' is no thanks, 'looks ok I guess' is. */
function isOnlyTalk(said: string): boolean {
  const clauses = splitClauses(said);
  const isSmall = clauses.every(({ text }) => classifyClause(clauseTokens(text))[0]?.intent === 'small');
  return clauses.length > 0 && isSmall && (THANKS.test(said) || APPROVAL.test(said));
}

const APPROVAL =
  /\b(?:ok|okay|fine|good|great|lovely|nice|perfect|whatever|works|cool|thanks?|like it|love it|happy)\b/i;
