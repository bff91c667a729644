import type { Interest, PlaceKind } from '#shared/planner/catalogue-schema.ts';

/** What a traveller cares for: an interest of the catalogue, or a kind of place. */
export type Taste = Interest | `kind:${PlaceKind}`;

/** How much each is wanted: 0 is not mentioned, below it is to be avoided, -10 left out altogether. */
export type Tastes = Readonly<Partial<Record<Taste, number>>>;

export const NEVER = -10;

const WORDS: readonly (readonly [pattern: string, tastes: readonly Taste[]])[] = [
  ['museums?', ['kind:museum']],
  ['galler(?:y|ies)|paintings?|art|arts|artists?|modern art|street art', ['art']],
  ['architecture|architectural|buildings?|gaudi|cathedrals?|churches', ['architecture']],
  [
    'histor(?:y|ic|ical)|ancient|ruins|castles?|palaces?|roman|medieval|culture|cultural|temples?|heritage|archa?eolog\\w+',
    ['history'],
  ],
  [
    'food|foodies?|eat|eating|restaurants?|cuisine|gastronom\\w+|culinary|cooking|dining|michelin|hungry|delicious|tasty|brunch|snacks?|bistros?|trattorias?',
    ['food'],
  ],
  ['wines?|wineries|winery|vineyards?|port tasting', ['wine']],
  [
    'beach(?:es)?|sand|sunbath\\w*|swim(?:ming)?|snorkel\\w*|div(?:e|ing)|seaside|coast|island life|ocean',
    ['beach', 'kind:beach'],
  ],
  ['surf(?:ing|ers?)?|waves', ['surfing']],
  ['hik(?:e|es|ing|ers?)|trek(?:s|king)?|mountains?|trails?', ['hiking', 'nature']],
  [
    'nature|outdoors?|outdoorsy|landscapes?|waterfalls?|forests?|lakes?|gardens?|national parks?|scenery|fjords?|northern lights|volcano(?:es)?',
    ['nature'],
  ],
  ['parks?', ['kind:park', 'nature']],
  ['walks?|walking|stroll(?:s|ing)?|wander(?:ing)?', ['kind:walk']],
  ['wildlife|animals?|safari|penguins?|whales?|dolphins?|zoos?|aquariums?|elephants?', ['wildlife']],
  [
    'night\\s?life|bars?|clubs?|clubbing|party|partying|pubs?|cocktails?|dancing|beers?|drinks',
    ['nightlife', 'kind:night'],
  ],
  ['music|concerts?|jazz|opera|fado|flamenco|gigs?|live music|techno', ['music']],
  ['shop(?:s|ping)?|fashion|outlets?|boutiques?|vintage', ['shopping']],
  ['markets?|flea markets?|bazaars?|souks?', ['kind:market', 'shopping']],
  ['romantic|romance|honeymoon|anniversary|couples?|valentine\\S*', ['romance']],
  ['views?|viewpoints?|sunsets?|panoramas?|rooftops?|skylines?|photograph\\w*|photos?|instagram\\w*|scenic', ['views']],
  ['ski(?:ing)?|snowboard\\w*|slopes|winter sports|snow', ['skiing']],
  ['spas?|wellness|thermal baths?|hot springs?|onsen|massages?|hammams?|yoga', ['spa']],
  [
    'sports?|football|soccer|cycl(?:e|ing)|bik(?:e|es|ing)|kayak\\w*|climbing|adventure|active|bungee|rafting',
    ['sport'],
  ],
  ['theme parks?|playgrounds?|legoland|disney\\w*|family[- ]friendly|kid[- ]friendly', ['family']],
  ['day[\\s-]?trips?|excursions?', ['kind:day-trip']],
];

const PATTERNS = WORDS.map(([pattern, tastes]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu'),
  tastes,
}));

/** What stands before a word tells how it is meant; the last of these counts up to a change of subject. */
const NEVER_WORDS =
  /\b(?:no|not|without|skip|remove|drop|leave out|hate|hates|dislike|avoid|don'?t (?:like|want|care|need|do)|isn'?t|aren'?t|not into|nothing with|zero|enough|except|allergic to|bored (?:of|by|with)|sick of|never)\b[^.;!?]*$/;
const LESS_WORDS = /\b(?:less|fewer|not (?:so|too) (?:much|many)|not a lot of|cut (?:down )?(?:on )?)\b[^.;!?]*$/;
const MORE_WORDS =
  /\b(?:more|love|loves|lots? of|mainly|mostly|especially|focus(?:ed|ing)? on|crazy about|obsessed|huge fan|big fan|big on|passionate|really into|above all|best)\b[^.;!?]*$/;
/** Words after which something else is said. */
const TURN = /\b(?:but|and more|and lots|with more|instead|however|though|just|only)\b|[,;.!?]/g;
const POSITIVE = /\b(?:but|rather|instead|only|just|love|like|into|want|more|with|prefer)\b/;

/** What a folded message says of tastes. 'museums' alone is a wish, 'no museums' leaves them out. */
export function findTastes(folded: string): Tastes {
  const found: Partial<Record<Taste, number>> = {};
  for (const { pattern, tastes } of PATTERNS) {
    for (const match of folded.matchAll(pattern)) {
      const weight = weightOf(folded.slice(0, match.index));
      if (weight === undefined) continue;
      for (const taste of tastes) {
        const before = found[taste] ?? 0;
        found[taste] = weight < 0 ? Math.min(before, weight) : before < 0 ? before : Math.max(before, weight);
      }
    }
  }
  return found;
}

/** How something is meant by the text before it. */
export function weightOf(before: string): number | undefined {
  const clause = lastClause(before);
  if (/\b(?:not just|not only|don'?t mind|no problem with|why not)\b/.test(clause)) return 1;
  if (LESS_WORDS.test(clause)) return -2;
  if (NEVER_WORDS.test(clause)) return NEVER;
  return MORE_WORDS.test(clause) ? 3 : 2;
}

/** What belongs to a word of what stands before it: 'no museums or churches' is one clause, 'no museums, more food' two. */
function lastClause(before: string): string {
  let from = 0;
  for (const turn of before.matchAll(TURN)) {
    const end = turn.index + turn[0].length;
    const after = before.slice(end);
    if (turn[0] !== ',' || POSITIVE.test(after) || LESS_WORDS.test(after) || NEVER_WORDS.test(after)) from = turn.index;
    else if (!NEVER_WORDS.test(before.slice(from, turn.index)) && !LESS_WORDS.test(before.slice(from, turn.index)))
      from = end;
  }
  return before.slice(from);
}
