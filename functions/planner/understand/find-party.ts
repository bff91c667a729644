import { NUMBER, numberOf } from './numbers.ts';

/** Who travels. */
export interface Party {
  readonly kind: 'solo' | 'couple' | 'family' | 'friends' | 'group';
  readonly adults: number;
  /** Whether children come along. */
  readonly kids: boolean;
}

const KIDS =
  /\b(?:kids?|children|child|toddlers?|bab(?:y|ies)|infants?|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[\s-]year[\s-]olds?|little ones|family|families|(?:our|my|the|his|her) (?:\d+ |two |three )?(?:sons?|daughters?|girls|boys)|grandkids|grandchildren)\b/;
const NO_KIDS =
  /\b(?:without|no|minus|leave)\s+(?:the\s+|any\s+)?(?:kids|children)\b|\badults?\s+only\b|\bkids (?:stay|are not)\b/;
const COUPLE =
  /\b(?:couple|honeymoon|anniversary|romantic|my (?:wife|husband|partner|girlfriend|boyfriend|fiancee?|spouse|gf|bf|love|other half)|the two of us|for two\b|two of us|valentine)/;
const FRIENDS =
  /\b(?:friends?|mates|buddies|the (?:girls|boys|lads)|bachelor(?:ette)?|stag|hen (?:do|party)|girls'? trip)\b/;
const SOLO = /\b(?:solo|alone|by myself|on my own|just me|only me|travell?ing by myself)\b/;
const PEOPLE = new RegExp(`\\b(${NUMBER})\\s+(?:people|persons|adults|of us|friends|travell?ers|pax|mates)\\b`);
const GROUP =
  /\b(?:group of|party of|we are|we're|there are|there's)\s+(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b/;
const PARENTS = /\b(?:my (?:parents|mum|mom|mother|dad|father|grandparents|grandmother|sister|brother))\b/;

/** Who a folded message says is coming; undefined when it does not say. */
export function findParty(folded: string): Party | undefined {
  const counted = PEOPLE.exec(folded) ?? GROUP.exec(folded);
  const people = counted ? numberOf(counted[1] ?? '') : undefined;
  if (NO_KIDS.test(folded)) return { kind: 'couple', adults: people ?? 2, kids: false };
  if (KIDS.test(folded))
    return { kind: 'family', adults: people && /adults/.test(counted?.[0] ?? '') ? people : 2, kids: true };
  if (FRIENDS.test(folded)) return { kind: 'friends', adults: friendsOf(folded, people), kids: false };
  if (COUPLE.test(folded)) return { kind: 'couple', adults: 2, kids: false };
  if (PARENTS.test(folded))
    return { kind: 'group', adults: people ?? (/parents|grandparents/.test(folded) ? 3 : 2), kids: false };
  if (people !== undefined && people > 1)
    return { kind: people === 2 ? 'couple' : 'group', adults: people, kids: false };
  if (SOLO.test(folded) || people === 1) return { kind: 'solo', adults: 1, kids: false };
  return undefined;
}

/** 'with two friends' makes three. */
function friendsOf(folded: string, people: number | undefined): number {
  if (people === undefined) return /\ba friend\b/.test(folded) ? 2 : 4;
  return /\bwith\s+(?:my\s+)?\w+\s+friends\b/.test(folded) ? people + 1 : people;
}
