import { NUMBER, numberOf } from './numbers.ts';

/** Who travels. */
export interface Party {
  readonly kind: 'solo' | 'couple' | 'family' | 'friends' | 'group';
  readonly adults: number;
  /** Whether children come along. */
  readonly kids: boolean;
  /** How many of them; two where nobody counted. */
  readonly children: number;
}

/** What a child costs of what an adult does: they share the room, pay half for many sights and eat less. */
export const CHILD_SHARE = 0.6;

/** By how much what one adult pays is multiplied for all. */
export function sharesOf({ adults, children }: Party): number {
  return adults + children * CHILD_SHARE;
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
const CHILDREN = new RegExp(
  `\\b(my|our|his|her|the|only|${NUMBER})\\s+(?:(?:small|young|little|teenage|grown)\\s+)?(kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|sons?|daughters?|girls?|boys?|teen(?:ager)?s?|grandkids|grandchildren)\\b`,
  'g',
);
const AGES =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:,? and (?:a )?\w+)?[\s-]year[\s-]olds?\b/g;
const FAMILY_OF = new RegExp(`\\bfamily of (${NUMBER})\\b`);
const ONE_PARENT =
  /\b(?:single (?:mum|mom|mother|dad|father|parent)|one adult|(?:just |only )?(?:me and|i and|myself and) my (?:[\w-]+ )?(?:son|daughter|child|kid|kids|children|sons|daughters|toddler|baby)|my (?:son|daughter|child|kid) and (?:i|me))\b/;
const PEOPLE = new RegExp(`\\b(${NUMBER})\\s+(?:people|persons|adults|of us|friends|travell?ers|pax|mates)\\b`);
const GROUP =
  /\b(?:group of|party of|we are|we're|there are|there's)\s+(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b/;
const PARENTS = /\b(?:my (?:parents|mum|mom|mother|dad|father|grandparents|grandmother|sister|brother))\b/;

const NO_CHILDREN = { kids: false, children: 0 } as const;

/** Who a folded message says is coming; undefined when it does not say. */
export function findParty(folded: string): Party | undefined {
  const counted = PEOPLE.exec(folded) ?? GROUP.exec(folded);
  const people = counted ? numberOf(counted[1] ?? '') : undefined;
  if (NO_KIDS.test(folded)) return { kind: 'couple', adults: people ?? 2, ...NO_CHILDREN };
  if (KIDS.test(folded))
    return familyOf(folded, people !== undefined && /adults/.test(counted?.[0] ?? '') ? people : undefined);
  if (FRIENDS.test(folded)) return { kind: 'friends', adults: friendsOf(folded, people), ...NO_CHILDREN };
  if (COUPLE.test(folded)) return { kind: 'couple', adults: 2, ...NO_CHILDREN };
  if (PARENTS.test(folded))
    return { kind: 'group', adults: people ?? (/parents|grandparents/.test(folded) ? 3 : 2), ...NO_CHILDREN };
  if (people !== undefined && people > 1)
    return { kind: people === 2 ? 'couple' : 'group', adults: people, ...NO_CHILDREN };
  if (SOLO.test(folded) || people === 1) return { kind: 'solo', adults: 1, ...NO_CHILDREN };
  return undefined;
}

function familyOf(folded: string, said: number | undefined): Party {
  const all = FAMILY_OF.exec(folded)?.[1];
  const adults = said ?? (ONE_PARENT.test(folded) ? 1 : 2);
  const children = all === undefined ? childrenIn(folded) : numberOf(all) - adults;
  return { kind: 'family', adults, kids: true, children: Math.min(10, Math.max(1, children)) };
}

/** 'two kids', 'a son and a daughter', 'my son'; those who are only called kids are two. */
function childrenIn(folded: string): number {
  const named = [...folded.matchAll(CHILDREN)].map(([, how = '', who = '']) => {
    const isCounted = !/^(?:my|our|his|her|the|only)$/.test(how);
    return { who, number: isCounted ? numberOf(how) : /(?:s|ren)$/.test(who) ? 2 : 1, isCounted };
  });
  // 'two kids, my son is five' are two.
  const inAll = named.find(({ who, isCounted }) => isCounted && /^(?:kid|child)/.test(who));
  if (inAll) return inAll.number;
  const ages = [...folded.matchAll(AGES)].reduce((sum, [text]) => sum + (/\band\b/.test(text) ? 2 : 1), 0);
  return (
    Math.max(
      named.reduce((sum, { number }) => sum + number, 0),
      ages,
    ) || 2
  );
}

/** 'with two friends' makes three. */
function friendsOf(folded: string, people: number | undefined): number {
  if (people === undefined) return /\ba friend\b/.test(folded) ? 2 : 4;
  return /\bwith\s+(?:my\s+)?\w+\s+friends\b/.test(folded) ? people + 1 : people;
}
