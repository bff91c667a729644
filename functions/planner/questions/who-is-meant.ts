import type { OpenQuestion } from './answer.ts';

/** People of whom a question may be, with how they are called in the answer. */
const PEOPLE =
  /\b(?:my|our|the|a|her|his)? ?(?:old |elderly |little |teenage |youngest |oldest )?(mum|mom|mother|dad|father|parents|granny|grandma|grandmother|nana|gran|grandad|grandpa|grandfather|grandparents|in-laws|wife|husband|girlfriend|boyfriend|partner|friend|sister|brother|aunt|uncle|kids?|children|child|toddler|baby|son|daughter|teenagers?|teens?|little one|youngest|oldest)\b/;
const PRONOUN = /\b(him|her|them|us|me)\b/;

/** The person that a question is about, as it is written: 'my dad', 'them'; undefined where nobody is named. */
export function whoIn({ folded }: Pick<OpenQuestion, 'folded'>): string | undefined {
  const [whole, name] = PEOPLE.exec(folded) ?? [];
  if (whole !== undefined && name !== undefined)
    return `${/^(?:kids?|children|child|teen|toddler)/.test(name) ? 'the' : 'your'} ${name}`;
  const pronoun = PRONOUN.exec(folded)?.[1];
  return pronoun === 'us' || pronoun === 'me' ? 'you' : pronoun;
}
