import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';

/** What an open wish demands of a destination besides interests. */
export interface OpenWish {
  readonly climate?: 'hot' | 'warm' | 'mild' | 'cool' | 'snow';
  /** By the sea. */
  readonly coastal?: boolean;
  readonly dry?: boolean;
  /** A usual afternoon in °C. */
  readonly minHigh?: number;
  readonly maxHigh?: number;
  readonly notRegions?: readonly CatalogueDestination['region'][];
  readonly regions?: readonly CatalogueDestination['region'][];
  /** ISO 3166-1 alpha-2 codes of a part of a region. */
  readonly countries?: readonly string[];
}

type Region = CatalogueDestination['region'];
const EUROPE: readonly Region[] = ['Europe', 'Mediterranean'];
const REGIONS: readonly (readonly [RegExp, readonly Region[]])[] = [
  [/\bsouth[- ]?east asia\b/, ['Southeast Asia']],
  [/\b(?:asia|far east)\b/, ['Asia', 'Southeast Asia']],
  [/\b(?:the med|mediterranean|southern europe|south of europe)\b/, ['Mediterranean']],
  [/\beurope(?:an)?\b/, EUROPE],
  [/\bmiddle east\b/, ['Middle East']],
  [/\bafrica\b/, ['Africa']],
  [/\bcaribbean\b/, ['Caribbean']],
  [/\b(?:latin america)\b/, ['Central America', 'South America', 'Caribbean']],
  [/\bsouth america\b/, ['South America']],
  [/\bcentral america\b/, ['Central America']],
  [/\b(?:north america|the states|the usa?)\b/, ['North America']],
  [/\b(?:oceania|down under|australia or new zealand)\b/, ['Oceania']],
];
const PARTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:christmas|xmas|advent) markets?\b/, ['AT', 'DE', 'CZ', 'HU', 'CH', 'FR', 'DK', 'SE', 'PL', 'GB', 'NL']],
  [/\b(?:scandinavia|nordics?|nordic countries)\b/, ['SE', 'NO', 'DK', 'FI', 'IS']],
  [/\b(?:balkans?)\b/, ['HR', 'SI', 'BA', 'ME', 'RS', 'AL', 'MK', 'BG', 'GR']],
  [/\b(?:eastern europe|central europe)\b/, ['PL', 'CZ', 'HU', 'AT', 'RO', 'SK', 'EE', 'LV', 'LT']],
  [/\b(?:the alps|alpine)\b/, ['CH', 'AT', 'FR', 'DE', 'IT']],
  [/\b(?:cherry[- ]blossoms?|sakura|hanami)\b/, ['JP', 'KR']],
  [/\b(?:baltics?|baltic states)\b/, ['EE', 'LV', 'LT']],
  [/\b(?:benelux|low countries)\b/, ['NL', 'BE', 'LU']],
  [/\bgreek islands?\b/, ['GR']],
  [/\b(?:canar(?:y|ies)(?: islands?)?|iberia)\b/, ['ES', 'PT']],
];

/** These demands in a folded message; undefined when there are none. */
export function findOpenWish(folded: string): OpenWish | undefined {
  const wish = {
    ...climateOf(folded),
    ...(/\b(?:sea|seaside|coast(?:al)?|beach(?:es)?|islands?|ocean|by the water)\b/.test(folded)
      ? { coastal: true }
      : {}),
    ...(/\b(?:dry|no rain|little rain|without rain|(?:no|not|without|outside|avoid\w*) (?:the |in )*(?:monsoon|rainy season|rain)|sun(?:ny|shine)?)\b/.test(
      folded,
    )
      ? { dry: true }
      : {}),
    ...degreesOf(folded),
    ...regionOf(folded),
  };
  return Object.keys(wish).length > 0 ? wish : undefined;
}

/** 'I really hate the cold' wants it warm. */
const COLD_HATED =
  /\b(?:hates?|hating|dislikes?|detests?|can'?t (?:stand|take|handle|cope with|bear)|don'?t (?:like|want|do|cope with)|avoid(?:ing)?|escap(?:e|ing)|away from) (?:the |any |being )?(?:cold|winter|freezing)\b|\bfeels? the cold\b/;

function climateOf(folded: string): Pick<OpenWish, 'climate'> {
  if (/\bcool(?:er)? (?:place|city|climate|weather|somewhere|in)\b|\bsomewhere cool(?:er)?\b/.test(folded))
    return { climate: 'cool' };
  if (/\bnot (?:too |so )?(?:hot|warm)\b|\bmild\b|\bpleasant\b/.test(folded)) return { climate: 'mild' };
  if (/\bnot (?:too |so )?cold\b/.test(folded)) return { climate: 'mild' };
  if (
    /\b(?:hate|avoid|escape|without|no|dislike|can'?t (?:stand|take|handle|cope with|bear)|don'?t (?:like|want|do|cope with)|away from|get away from|too) (?:the |any )?(?:heat|hot)\b/.test(
      folded,
    )
  ) {
    return { climate: 'mild' };
  }
  if (COLD_HATED.test(folded)) return { climate: 'warm' };
  if (/\b(?:snow|snowy|ski(?:ing|ers?)?|snowboard\w*|white christmas)\b/.test(folded)) return { climate: 'snow' };
  if (/\b(?:hot|tropical|heat)\b(?! (?:spring|chocolate|pot))/.test(folded)) return { climate: 'hot' };
  if (
    /\b(?:warm(?:er|th)?|sun(?:ny|shine)?|winter sun|escape the (?:cold|winter)|(?:good|nice|great|lovely|decent) weather)\b/.test(
      folded,
    )
  )
    return { climate: 'warm' };
  return /\b(?:cold|cool(?:er)?|escape the heat|chilly)\b/.test(folded) ? { climate: 'cool' } : {};
}

const DEGREES =
  /(\d{2})\s*(\+|plus)?\s*(?:°\s*c?|degrees?|deg\b|c\b|celsius)(?:\s*c\b)?(?:\s*(\+|plus|or (?:more|above|warmer|higher)|or (?:less|below|cooler)))?/;

/** 'At least 25 degrees', '20+ °C', 'not above 28 degrees'. */
function degreesOf(folded: string): Pick<OpenWish, 'minHigh' | 'maxHigh'> {
  const said = DEGREES.exec(folded);
  // 'It is 35 degrees here' is what the traveller wants to escape.
  if (!said || /^\s*(?:here|outside|at home|now)\b/.test(folded.slice(said.index + said[0].length))) return {};
  const before = folded.slice(0, said.index);
  const isMost =
    /\b(?:under|below|at most|max(?:imum)?|less than|no more than|not (?:more than|above|over|hotter than|warmer than)|cooler than)\s*$/.test(
      before,
    ) || /less|below|cooler/.test(said[3] ?? '');
  return isMost ? { maxHigh: Number(said[1]) } : { minHigh: Number(said[1]) };
}

const NOT_THERE = /\b(?:not|no|outside(?: of)?|except|but not|anywhere but|avoid)\s+(?:in\s+|to\s+)?(?:the\s+)?$/;

function regionOf(folded: string): Pick<OpenWish, 'regions' | 'countries' | 'notRegions'> {
  const part = PARTS.find(([pattern]) => pattern.test(folded));
  if (part) return { countries: part[1] };
  const region = REGIONS.find(([pattern]) => pattern.test(folded));
  if (!region) return {};
  const name = folded.search(region[0]);
  return NOT_THERE.test(folded.slice(0, name)) ? { notRegions: region[1] } : { regions: region[1] };
}
