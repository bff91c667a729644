import type { Interest, PlaceKind } from '../catalogue/catalogue-schema.ts';

/** A traveller's interest: one of the catalogue's, or a kind of place. */
export type Taste = Interest | `kind:${PlaceKind}`;

/** How much each is wanted: 0 is not mentioned, negative to be avoided, -10 excluded. */
export type Tastes = Readonly<Partial<Record<Taste, number>>>;

export const NEVER = -10;

const WORDS: readonly (readonly [pattern: string, tastes: readonly Taste[]])[] = [
  ['museums?', ['kind:museum']],
  [
    'galler(?:y|ies)|paintings?|art|arts|artists?|modern art|street art|murals?|graffiti|sculptures?|exhibitions?',
    ['art'],
  ],
  [
    'architecture|architectural|buildings?|gaudi|cathedrals?|church(?:es)?|basilicas?|chapels?|design|skyscrapers?|art nouveau|art deco',
    ['architecture'],
  ],
  [
    'histor(?:y|ic|ical)|ancient|ruins|castles?|palaces?|roman|medieval|culture|cultural|temples?|shrines?|mosques?|synagogues?|monuments?|fortress(?:es)?|forts?|abbeys?|monaster(?:y|ies)|old towns?|old (?:streets?|stones?|quarters?|buildings?)|history buffs?|archaeology|mythology|ww2|wwii|world war|heritage|archa?eolog\\w+',
    ['history'],
  ],
  [
    'food|foodies?|eat|eating|restaurants?|cuisine|gastronom\\w+|culinary|cooking|dining|michelin|hungry|delicious|tasty|brunch|snacks?|bistros?|trattorias?|cafes?|coffee|tea ?(?:houses?|rooms?|ceremon\\w+)|afternoon tea|foodstalls?|food stalls?|eats|treats|gourmet|cooking class(?:es)?|chefs?|kitchens?|dishes|munch|nosh',
    ['food'],
  ],
  ['wines?|wineries|winery|vineyards?|vino|port tasting|wine ?tast\\w+', ['wine']],
  [
    'beach(?:es)?|sand|sunbath\\w*|swim(?:ming)?|snorkel\\w*|div(?:e|ing)|seaside|coast|island life|ocean|sunbeds?|tan(?:ning)?|(?:the|by the|in the|and) sea|seafront|bathing|lie in the sun',
    ['beach', 'kind:beach'],
  ],
  ['surf(?:ing|ers?)?|waves', ['surfing']],
  [
    'hik(?:e|es|ing|ers?)|trek(?:s|king)?|mountains?|trails?|rambl\\w+|hill ?walk\\w*|long walks in nature',
    ['hiking', 'nature'],
  ],
  [
    'nature|outdoors?|outdoorsy|landscapes?|waterfalls?|forests?|lakes?|gardens?|national parks?|scenery|fjords?|northern lights|aurora|volcano(?:es)?|countryside|woods?|canyons?|glaciers?|jungles?|rainforests?|rice (?:fields?|terraces?)|islands? hopping|cliffs?|flowers?|botanic\\w*|green spaces?',
    ['nature'],
  ],
  ['parks?', ['kind:park', 'nature']],
  ['walks?|walking|stroll(?:s|ing)?|wander(?:ing)?', ['kind:walk']],
  [
    'wildlife|animals?|safaris?|birds?|birdwatching|penguins?|whales?|dolphins?|zoos?|aquariums?|elephants?',
    ['wildlife'],
  ],
  [
    'night\\s?life|bars?|clubs?|clubbing|party|partying|pubs?|cocktails?|dancing|beers?|drinks|drinking|booze|beer ?gardens?|biergartens?|nights? out|going out|dance|ravers?|raves?|djs?|bar ?hopping|pub crawls?|stag(?: do| party| night| weekend)?|hen (?:do|party|night|weekend)|bachelor(?:ette)?(?: party)?|lads.? (?:trip|weekend|holiday)',
    ['nightlife', 'kind:night'],
  ],
  [
    'music|concerts?|jazz|opera|fado|flamenco|gigs?|live music|bands|techno|theat(?:re|er)s?|musicals?|shows|ballet|classical|operas?|symphony|orchestras?|blues|rock bars?',
    ['music'],
  ],
  [
    'shop(?:s|ping)?|fashion|outlets?|boutiques?|vintage|book ?shops?|book ?stores?|souvenirs?|antiques?|malls?',
    ['shopping'],
  ],
  ['markets?|flea markets?|bazaars?|souks?', ['kind:market', 'shopping']],
  ['romantic|romance|honeymoon|anniversary|couples?(?! of)|valentine\\S*', ['romance']],
  ['views?|viewpoints?|sunsets?|panoramas?|rooftops?|skylines?|photograph\\w*|photos?|instagram\\w*|scenic', ['views']],
  ['ski(?:ing)?|snowboard\\w*|slopes|winter sports|pistes?|apres[- ]?ski|sledg\\w*|tobogg\\w*', ['skiing']],
  [
    'spas?|wellness|thermal baths?|hot springs?|onsen|massages?|hammams?|yoga|pamper\\w*|saunas?|thermal|hot tubs?|retreats?',
    ['spa'],
  ],
  [
    'sports?|football|footie|footy|soccer|cycl(?:e|ing)|bik(?:e|es|ing)|kayak\\w*|climbing|adventure|active|bungee|rafting|paddl\\w+|sail(?:ing)?|golf|tennis|runn(?:ing|ers?)(?! around)|horse ?riding|zip ?lin\\w+|adrenaline|stadiums?|paraglid\\w+|canyoning|watersports?|water sports',
    ['sport'],
  ],
  ['theme parks?|playgrounds?|legoland|disney\\w*|family[- ]friendly|kid[- ]friendly', ['family']],
  [
    'day[\\s-]?trips?|excursions?|trips? (?:out )?of (?:the )?(?:town|city)|out of town|day ?tours?|outings?',
    ['kind:day-trip'],
  ],
];

const PATTERNS = WORDS.map(([pattern, tastes]) => ({
  pattern: new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`, 'g'),
  tastes,
}));

const ANY = new RegExp(`(?<![a-z0-9])(?:${WORDS.map(([pattern]) => pattern).join('|')})(?![a-z0-9])`);

/** The words before an interest tell how it is meant; the last one counts, up to a change of subject. */
const NEVER_WORDS =
  /\b(?:no(?! (?:one|idea|problem|matter|rush|hurry|stress|worries|preference|kids|children))|not|without|skip|remove|drop|leave out|hate|hates|dislike|avoid|don'?t (?:like|want|care|need|do)|isn'?t|aren'?t|not into|nothing with|nothing(?=\s+(?:(?:like|of|de|di|von|to do with)\s+)?(?:the\s+|a\s+)?$)|zero|enough|except|allergic to|bored (?:of|by|with)|sick of|tired of|can'?t stand|cannot stand|fed up with|anything but|everything but|rather not|over the|never)\b[^.;!?]*$/;
const LESS_WORDS =
  /\b(?:less|fewer|not (?:so |too |that |very )?(?:much|many)|too (?:much|many)|not a lot of|go(?:ing)? easy on|ease up on|a bit less|cut back on|cut (?:down )?(?:on )?)\b[^.;!?]*$/;
const MORE_WORDS =
  /\b(?:more|love|loves|lots? of|mainly|mostly|especially|focus(?:ed|ing)? on|crazy about|obsessed|huge fan|big fan|big on|passionate|really into|above all|best|extra|loads of|tons of|plenty of|heaps of|as much|as many|all about|mad about|fans? of|can'?t get enough|addicted|priorit\w+|must)\b[^.;!?]*$/;
/** Words that begin another subject. */
const TURN =
  /\b(?:but|(?<!\b(?:no|any|not|much|many|even|a bit|little) )more|and lots|instead|however|though|just|only)\b|\band\s+(?=(?:(?:i|we)\s+)?(?:really\s+)?(?:like|love|want|enjoy|prefer)\b)|[,;.!?]/g;
const POSITIVE = /\b(?:but|rather|instead|only|just|love|like|into|want|more|with|prefer)\b/;

/** A word for interests where a folded text has it. */
export interface SpokenTaste {
  readonly tastes: readonly Taste[];
  readonly at: number;
  readonly end: number;
}

/** Where a folded text speaks of interests, wanted or not. */
export function spokenTastes(folded: string): SpokenTaste[] {
  return PATTERNS.flatMap(({ pattern, tastes }) =>
    [...folded.matchAll(pattern)].map(({ index, 0: { length } }) => ({ tastes, at: index, end: index + length })),
  );
}

/** The interests in a folded message. 'museums' alone is a wish, 'no museums' excludes them. */
export function findTastes(folded: string): Tastes {
  const found: Partial<Record<Taste, number>> = {};
  for (const { pattern, tastes } of PATTERNS) {
    for (const match of folded.matchAll(pattern)) {
      const weight =
        dislikedAfter(folded.slice(match.index + match[0].length)) ??
        weightOf(folded.slice(0, match.index), folded.slice(match.index));
      if (weight < 0 && tastes.includes('food') && ALLERGY.test(folded.slice(0, match.index))) continue;
      for (const taste of tastes) found[taste] = together(found[taste] ?? 0, weight);
    }
  }
  return found;
}

/** The weight of a taste that is named again: to be avoided counts. */
function together(before: number, weight: number): number {
  if (weight < 0) return Math.min(before, weight);
  return before < 0 ? before : Math.max(before, weight);
}

/** Who must not eat something still wants to eat: 'allergic to nuts, so careful with restaurants'. */
const ALLERGY = /\b(?:allerg\w+|intoleran\w+)\b[^.;!?]*$/;

/** 'Museums bore me', 'shopping is not my thing'. */
function dislikedAfter(after: string): number | undefined {
  return AFTERWARDS.test(after) ? NEVER : undefined;
}

const AFTERWARDS =
  /^\s*(?:really |just |totally |kind of |kinda |always |sort of )?(?:bores?|annoys?|tires?|wears?|leaves?|do(?:es)?n'?t interest|do not interest|(?:is|are)(?: really)?(?: not|n't)|isn'?t|aren'?t|ain'?t)\s+(?:really\s+|exactly\s+)?(?:me\b|us\b|my\b|our\b|for (?:me|us)\b|interest\w*|necessary|needed)/;

/** 'The aquarium is a must', 'waterpark YES' */
const MUST_AFTER =
  /^[\p{L}' ]{0,30}?(?:\b(?:is|are) (?:a |an |the )?(?:must|essential|highlight)|\bmust be\b|\s+yes\b)/u;

/** How something is meant by the text before it. */
/** 'Museums no, pool yes' */
const NO_AFTER = /^[\p{L}-]+\s+(?:no|nope|not)\s*(?:[,.;!]|$)/u;

export function weightOf(before: string, after = ''): number {
  if (MUST_AFTER.test(after)) return 3;
  if (NO_AFTER.test(after)) return NEVER;
  if (/\b(?:anything|everything|all) but\b[^.,;!?]*$/.test(before)) return NEVER;
  const clause = lastClause(before, after);
  if (/\b(?:not just|not only|don'?t mind|no problem with|why not)\b/.test(clause)) return 1;
  if (LESS_WORDS.test(clause)) return -2;
  if (NEVER_WORDS.test(clause)) return NEVER;
  return MORE_WORDS.test(clause) ? 3 : 2;
}

/** Whether a list continues after a comma: 'no museums, churches or palaces' does, 'no spas, nightlife' does not. */
function goesOn(first: string, rest: string): boolean {
  if (!ANY.test(first)) return false;
  if (!/\b(?:no|without|skip|remove|drop)\b/.test(first)) return true;
  return /^[^.;!?]*\b(?:or|nor)\b/.test(rest);
}

/** The text before a word that applies to it: 'no museums or churches' is one clause, 'no museums, more food' two. */
function lastClause(before: string, after: string): string {
  let from = 0;
  for (const turn of before.matchAll(TURN)) {
    const end = turn.index + turn[0].length;
    const next = before.slice(end);
    const isOther = turn[0] === ',' && !goesOn(before.slice(from, turn.index), next + after);
    if (isOther) from = end;
    else if (turn[0] !== ',' || POSITIVE.test(next) || LESS_WORDS.test(next) || NEVER_WORDS.test(next))
      from = turn.index;
    else if (!NEVER_WORDS.test(before.slice(from, turn.index)) && !LESS_WORDS.test(before.slice(from, turn.index)))
      from = end;
  }
  return before.slice(from);
}
