import { NUMBER, numberOf } from './numbers.ts';

const MONTH_NAMES = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

/** Who travels. */
export interface Party {
  readonly kind: 'solo' | 'couple' | 'family' | 'friends' | 'group';
  readonly adults: number;
  /** Whether children come along. */
  readonly kids: boolean;
  /** How many children; two if no number is given. */
  readonly children: number;
  /** How many of the children are babies, for whom nothing is paid. */
  readonly babies?: number;
}

/** A child's cost as a share of an adult's: they share the room, pay half for many sights and eat less. */
export const CHILD_SHARE = 0.6;

/** The factor from one adult's cost to everyone's. */
export function sharesOf({ adults, children, babies = 0 }: Party): number {
  return adults + (children - babies) * CHILD_SHARE;
}

/** Of a child: at 70 years one is none. */
const AGE = '\\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const KIDS = new RegExp(
  `\\b(?:kids?|kiddos?|children|child|toddlers?|tots?|bab(?:y|ies)|newborns?|infants?|(?:${AGE})[\\s-]?(?:years?|yrs?|yr)?[\\s-]?(?:y/?os?|olds?)|\\d{1,2}[\\s-]?m(?:onths?|ths?|o)[\\s-]?olds?|little ones?|teen(?:ager)?s?|family|families|(?:our|my|his|her) (?:\\d+ |two |three |small |young |little |teenage )?(?:girls|boys)|(?:our|my|the|his|her) (?:\\d+ |two |three |small |young |little |teenage )?(?:sons?|daughters?|nephews?|nieces?|grandsons?|granddaughters?|step(?:son|daughter)s?|youngsters?)|grandkids|grandchildren|prams?|pushchairs?|strollers?|bugg(?:y|ies))\\b`,
);
const NO_KIDS =
  /\b(?:without|no|minus|leave|not)\s+(?:the\s+|any\s+|our\s+|my\s+|bringing the )?(?:kids|children)\b|\badults?\s+only\b|\b(?:kids|children) (?:stay|are not|aren'?t|won'?t|will stay|can'?t|are staying)\b|\bgrown[- ]?up (?:kids|children)\b/;
const COUPLE =
  /\b(?:couple(?! of\b| more\b| [a-z]{3,}s\b(?! (?:in|from|on|and|with)\b)| (?:days|nights|weeks|hundred|thousand|grand))|honeymoon|anniversary|romantic|(?:my|the) (?:wife|wifey|husband|hubby|partner|girlfriend|boyfriend|fiancee?|spouse|gf|bf|love|missus|other half|better half|significant other)|with (?:hubby|wifey)|(?:just |only )?(?:the )?(?:two of us|us two|we two|2 of us|both of us|us both)|for (?:two|2)\b(?! (?:days|nights|weeks|kids|children|adults and))|valentine)/;
const PEERS =
  'dudes|fellas|chaps|gals|gents|friends?|mates?|buddies|buddy|pals?|girls|lads|guys|ladies|women|men|blokes|boys|girlfriends';
const FRIENDS =
  /\b(?:friends?|mates|buddies|besties?|pals|(?:my|a|one|another|an old|my best) (?:mate|buddy|pal)|the (?:girls|boys|lads|guys|ladies)|(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve) (?:lads|guys|ladies|blokes|girlfriends|women|men|dudes|fellas|chaps|gals|gents)|bachelor(?:ette)?|stag|hen (?:do|party|weekend)|hens|girls'? trip|lads'? (?:trip|holiday|weekend))\b/;
const SOLO =
  /\b(?:solo|alone|by myself|on my own|on my tod|just me|only me|just myself|me,? myself and i|for one\b|travell?ing by myself|single travell?er)\b/;
const CHILDREN = new RegExp(
  `\\b(my|our|his|her|the|only|${NUMBER})\\s+(?:(?:small|young|little|teenage|grown)\\s+)?(kids?|kiddos?|child(?:ren)?|toddlers?|tots?|bab(?:y|ies)|newborns?|infants?|sons?|daughters?|girls?|boys?|teen(?:ager)?s?|nephews?|nieces?|grandsons?|granddaughters?|grandkids|grandchildren)\\b`,
  'g',
);
const AGES = new RegExp(
  `\\b(?:${AGE})(?:,? and (?:a )?\\w+)?[\\s-]?(?:years?|yrs?|yr)?[\\s-]?(?:y/?os?|olds?)\\b|\\b\\d{1,2}[\\s-]?(?:months?|mths?|mo)[\\s-]?olds?\\b`,
  'g',
);
const FAMILY_OF = new RegExp(`\\bfamily of (${NUMBER})\\b`);
const ONE_PARENT =
  /\b(?:single (?:mum|mom|mother|dad|father|parent)|one adult|(?:just |only )?(?:me and|i and|myself and) my (?:[\w-]+ )?(?:son|daughter|child|kid|kids|children|sons|daughters|toddler|baby)|my (?:[\w-]+ )?(?:son|daughter|child|kid) and (?:i|me))\b/;
const PEOPLE = new RegExp(
  `\\b(${NUMBER})\\s*(?:people|persons?|pers\\b|ppl|adults?|of us|travell?ers|pax|colleagues|coworkers|students|pupils|(?:${PEERS})\\b)`,
);
const GROUP = new RegExp(
  `\\b(?:group of|party of|team of|class of|we are|we're|we r|there are|there's|there'll be|for|x)\\s*(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\\b(?!\\s*(?:-|to|or|days?|nights?|nts|weeks?|wks?|hours?|d\\b|n\\b|€|\\$|£|eur|euros?|pounds|dollars|k\\b|hundred|thousand|[.,/]\\d|\\d|(?:and|&|,|\\+)\\s*\\d|st\\b|nd\\b|rd\\b|th\\b|years?|star|${MONTH_NAMES}))`,
);
/** Who is visited does not travel along. */
const VISITED =
  /\b(?:meet|visit|see)(?:ing)? (?:up with )?(?:some |our |my |old )*(?:friends?|family|parents|cousins?|aunt|uncle|sister|brother)\b/;
/** Who is spoken of does not travel along either: 'my cousin went there', 'no couples'. */
const SPOKEN_OF =
  /\b(?:my|our|his|her|a|some)\s+(?:[\w-]+\s+)?(?:friends?|mates?|cousins?|aunt|uncle|sisters?|brothers?|mum|mom|mother|dad|father|parents|boss|colleagues?|neighbou?rs?|ex|gran|nan|grandma|grandpa)\s+(?:went|goes|says|said|told|tells|thinks?|recommend\w*|lives?|swears?|visited|did|loved|has been|was (?:there|born|here)|were (?:there|here)|changed)\b|\b(?:no|not|without|away from|avoid|hate)\s+(?:\w+\s+)?couples?\b/g;
const COUPLES = new RegExp(`\\b(${NUMBER}) couples\\b`);
const PARENTS =
  /\b(?:(?:my|our|with) (?:elderly |old(?:er)? |retired |aging |ageing )?(?:parents|folks|mum|mom|mother|dad|father|grandparents|grandmother|grandma|gran|nan|granny|grandfather|grandpa|grandad|sister|brother|aunt|uncle|cousin|mother-in-law|father-in-law|in-laws))\b/;

const NO_CHILDREN = { kids: false, children: 0 } as const;

/** How many a message says are coming, and of what kind: 'four adults', 'two couples'. */
interface Counted {
  readonly people: number | undefined;
  readonly isAdults: boolean;
  readonly isCouples: boolean;
}

function countPeople(folded: string): Counted {
  const [text = '', number = ''] = PEOPLE.exec(folded) ?? GROUP.exec(folded) ?? [];
  const couples = COUPLES.exec(folded)?.[1];
  const people = couples !== undefined ? 2 * numberOf(couples) : text !== '' ? numberOf(number) : undefined;
  return { people, isAdults: /adults?/.test(text), isCouples: couples !== undefined };
}

/** Whether a folded message says how many come along, or that this changes: 'one of the lads' does not. */
export function saysWhoComes(folded: string): boolean {
  return (
    countPeople(folded).people !== undefined ||
    agesListed(folded) > 0 ||
    /\b(?:joins?|joining|comes? (?:along|too|with)|coming|bring\w*|solo|alone|(?:just|only) (?:me|us|the two)|(?:with|without) (?:my|our|the|a|some|two|three|\d)?\s*(?:kids?|children|friends?|wife|husband|partner|parents|mum|mom|dad|boys|girls|mates?))\b/.test(
      folded,
    )
  );
}

/** Grown-ups by what they are to the one who writes; one alone is counted by the kind of company. */
const PAIRS = /\b(?:parents|folks|grandparents|in-laws)\b/g;
const PARENT = 'mum|mom|mother|dad|father|grandma|gran|nan|granny|grandfather|grandpa|grandad|grandmother';
const OTHER_KIN =
  'wife|husband|hubby|partner|girlfriend|boyfriend|fiancee?|sister|brother|aunt|auntie|uncle|cousin|mother-in-law|father-in-law';
const KIN = new RegExp(`(?<![\\w-])(${PARENT}|${OTHER_KIN})(?!'s|[\\w-])`, 'g');
const OF_PAIR = new RegExp(`^(?:${PARENT})$`);
const COUNT_AND_KIN =
  /\b(?:of us|adults?|people)\s*(?:\+|&|and|plus|with)\s*(?:my |our )?(?:[\w-]+ )?(mother|mum|mom|dad|father|sister|brother|aunt|uncle|cousin|friend|mother in law|father in law)\b/;

/** 'My parents, my sister, me and my son' are four adults; undefined where fewer than two are named besides the writer. */
function listedAdults(folded: string): number | undefined {
  const pairs = folded.match(PAIRS)?.length ?? 0;
  const named = new Set([...folded.matchAll(KIN)].map(([, who = '']) => who));
  // 'My parents, mum uses a wheelchair': she is one of them.
  const others = [...named].filter((who) => pairs === 0 || !OF_PAIR.test(who)).length;
  const count = 2 * pairs + others;
  return count >= 2 && (others > 0 || pairs > 1) && !VISITED.test(folded) ? count + 1 : undefined;
}

/** 'Since she was a kid', 'like a child': nobody who comes along. */
const ONCE =
  /\b(?:was|were|being|like) (?:just |still |only )?an? (?:small |little |young )?(?:kid|child|baby|toddler|teen(?:ager)?)\b/g;

/** Who a folded message says is coming; undefined when it does not say. */
export function findParty(message: string): Party | undefined {
  const folded = message.replace(SPOKEN_OF, ' ').replace(ONCE, ' ');
  const counted = withListed(folded, countPeople(folded));
  const { people } = counted;
  if (NO_KIDS.test(folded)) return { kind: 'couple', adults: people ?? 2, ...NO_CHILDREN };
  if (KIDS.test(folded)) return familyOf(folded, counted.isAdults ? people : undefined);
  const named = VISITED.test(folded) ? undefined : namedParty(folded, counted);
  return named ?? numberedParty(folded, people);
}

/** The people that are counted, with those that are named besides or instead. */
function withListed(folded: string, counted: Counted): Counted {
  const { people, isCouples } = counted;
  if (isCouples) return counted;
  if (people !== undefined) return COUNT_AND_KIN.test(folded) ? { ...counted, people: people + 1 } : counted;
  const adults = listedAdults(folded);
  return adults === undefined ? counted : { people: adults, isAdults: true, isCouples };
}

/** 'two couples', 'with friends', 'my wife', 'my parents'. */
function namedParty(folded: string, { people, isCouples }: Counted): Party | undefined {
  if (isCouples) return { kind: 'friends', adults: people ?? 4, ...NO_CHILDREN };
  if (FRIENDS.test(folded)) return { kind: 'friends', adults: friendsOf(folded, people), ...NO_CHILDREN };
  if (COUPLE.test(folded) && (people ?? 2) <= 2) return { kind: 'couple', adults: 2, ...NO_CHILDREN };
  if (!PARENTS.test(folded)) return undefined;
  return { kind: 'group', adults: people ?? (/parents|folks|in-laws/.test(folded) ? 3 : 2), ...NO_CHILDREN };
}

function numberedParty(folded: string, people: number | undefined): Party | undefined {
  if (people !== undefined && people > 1)
    return { kind: people === 2 ? 'couple' : 'group', adults: people, ...NO_CHILDREN };
  return SOLO.test(folded) || people === 1 ? { kind: 'solo', adults: 1, ...NO_CHILDREN } : undefined;
}

function familyOf(folded: string, said: number | undefined): Party {
  const all = FAMILY_OF.exec(folded)?.[1];
  const adults = said ?? (ONE_PARENT.test(folded) ? 1 : 2);
  const children = all === undefined ? childrenIn(folded) : numberOf(all) - adults;
  const count = Math.min(10, Math.max(1, children));
  const babies = Math.min(count, babiesIn(folded));
  return { kind: 'family', adults, kids: true, children: count, ...(babies > 0 ? { babies } : {}) };
}

const BABIES = new RegExp(`\\b(?:(${NUMBER})\\s+)?(?:small |little |new )?(bab(?:y|ies)|newborns?|infants?)\\b`, 'g');

/** Children who are not two yet: 'a baby (8 months)' is one. */
function babiesIn(folded: string): number {
  const named = [...folded.matchAll(BABIES)].reduce(
    (sum, [, number, who = '']) => sum + (number === undefined ? (who.endsWith('s') ? 2 : 1) : numberOf(number)),
    0,
  );
  return named > 0 ? named : (folded.match(/\d{1,2}[\s-]?(?:months?|mths?|mo)[\s-]?olds?\b/g)?.length ?? 0);
}

/** 'Kids 4, 7, 13', 'children aged 3 and 6': as many as there are ages. */
const LISTED_AGES =
  /\b(?:kids?|children|girls|boys|sons|daughters|grandkids|grandchildren)\s*(?:are |aged |ages |\()*\s*((?:\d|1[0-7])(?:\s*(?:,|and|&|n|\+|\/)\s*(?:and )?(?:\d|1[0-7])\b)+)(?!\s*(?:days?|nights?|weeks?|[:.]\d))/;

function agesListed(folded: string): number {
  return LISTED_AGES.exec(folded)?.[1]?.match(/\d+/g)?.length ?? 0;
}

/** 'With wife and baby' */
const SINGLES = /\b(?:baby|newborn|infant|toddler|son|daughter|teenager|teen|child|kid|grandson|granddaughter)\b/g;

function singlesIn(folded: string): number {
  return new Set(folded.match(SINGLES)).size;
}

/** 'two kids', 'a son and a daughter', 'my son'; 'kids' without a number are two. */
function childrenIn(folded: string): number {
  const named = [...folded.matchAll(CHILDREN)].map(([, how = '', who = '']) => {
    const isCounted = !/^(?:my|our|his|her|the|only)$/.test(how);
    return { who, number: isCounted ? numberOf(how) : /(?:s|ren)$/.test(who) ? 2 : 1, isCounted };
  });
  // 'two kids, my son is five' are two.
  const inAll = named.find(({ who, isCounted }) => isCounted && /^(?:kid|child)/.test(who));
  if (inAll) return inAll.number;
  const listed = agesListed(folded);
  if (listed > 0) return listed;
  const ages = [...folded.matchAll(AGES)].reduce((sum, [text]) => sum + (/\band\b/.test(text) ? 2 : 1), 0);
  return (
    Math.max(
      named.reduce((sum, { number }) => sum + number, 0),
      ages,
    ) ||
    singlesIn(folded) ||
    2
  );
}

/** 'with two friends' makes three. */
function friendsOf(folded: string, people: number | undefined): number {
  const isOne = /\b(?:a|my|1|one|with|w\/)\s+(?:best\s+|good\s+|old\s+)?(?:friend|mate|buddy|pal|bestie)\b/.test(
    folded,
  );
  if (people === undefined || people === 1) return isOne ? 2 : 4;
  const isBeside = new RegExp(
    `\\b(?:with|w/|and|n|&|\\+|plus)\\s*(?:my\\s+)?[\\w]+\\s+(?:(?:good|best|old|close)\\s+)?(?:${PEERS})\\b`,
  );
  return isBeside.test(folded) ? people + 1 : people;
}
