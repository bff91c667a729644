import type { CatalogueDestination } from '#shared/planner/catalogue-schema.ts';

/** What an open wish asks of a destination besides interests. */
export interface OpenWish {
  readonly climate?: 'hot' | 'warm' | 'mild' | 'cool' | 'snow';
  /** By the sea. */
  readonly coastal?: boolean;
  readonly dry?: boolean;
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
  [/\b(?:in|around|within|across|of|to) europe\b|\beuropean\b|\beurope\b/, EUROPE],
  [/\bmiddle east\b/, ['Middle East']],
  [/\bafrica\b/, ['Africa']],
  [/\bcaribbean\b/, ['Caribbean']],
  [/\b(?:latin america)\b/, ['Central America', 'South America', 'Caribbean']],
  [/\bsouth america\b/, ['South America']],
  [/\bcentral america\b/, ['Central America']],
  [/\b(?:north america|the states|the us\b)/, ['North America']],
  [/\b(?:oceania|down under|australia or new zealand)\b/, ['Oceania']],
];
const PARTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:scandinavia|nordics?|nordic countries)\b/, ['SE', 'NO', 'DK', 'FI', 'IS']],
  [/\b(?:balkans?)\b/, ['HR', 'SI', 'BA', 'ME', 'RS', 'AL', 'MK', 'BG', 'GR']],
  [/\b(?:eastern europe|central europe)\b/, ['PL', 'CZ', 'HU', 'AT', 'RO', 'SK', 'EE', 'LV', 'LT']],
  [/\b(?:the alps|alpine)\b/, ['CH', 'AT', 'FR', 'DE', 'IT']],
  [/\b(?:cherry[- ]blossoms?|sakura|hanami)\b/, ['JP', 'KR']],
  [/\b(?:canar(?:y|ies)(?: islands?)?|iberia)\b/, ['ES', 'PT']],
];

/** The open side of a folded message; undefined when there is none. */
export function findOpenWish(folded: string): OpenWish | undefined {
  const wish = {
    ...climateOf(folded),
    ...(/\b(?:sea|seaside|coast(?:al)?|beach(?:es)?|islands?|ocean|by the water)\b/.test(folded)
      ? { coastal: true }
      : {}),
    ...(/\b(?:dry|no rain|little rain|without rain|sun(?:ny|shine)?)\b/.test(folded) ? { dry: true } : {}),
    ...regionOf(folded),
  };
  return Object.keys(wish).length > 0 ? wish : undefined;
}

function climateOf(folded: string): Pick<OpenWish, 'climate'> {
  if (/\bnot (?:too |so )?(?:hot|warm)\b|\bmild\b|\bpleasant\b/.test(folded)) return { climate: 'mild' };
  if (/\bnot (?:too |so )?cold\b/.test(folded)) return { climate: 'mild' };
  if (
    /\b(?:hate|avoid|escape|without|no|dislike|can'?t stand|don'?t (?:like|want|do)|too) (?:the |any )?(?:heat|hot)\b/.test(
      folded,
    )
  ) {
    return { climate: 'mild' };
  }
  if (/\b(?:snow|snowy|ski(?:ing)?|white christmas)\b/.test(folded)) return { climate: 'snow' };
  if (/\b(?:hot|tropical|heat)\b(?! (?:spring|chocolate|pot))/.test(folded)) return { climate: 'hot' };
  if (/\b(?:warm(?:er|th)?|sun(?:ny|shine)?|winter sun|escape the (?:cold|winter))\b/.test(folded))
    return { climate: 'warm' };
  return /\b(?:cold|cool(?:er)?|escape the heat|chilly)\b/.test(folded) ? { climate: 'cool' } : {};
}

function regionOf(folded: string): Pick<OpenWish, 'regions' | 'countries'> {
  const part = PARTS.find(([pattern]) => pattern.test(folded));
  if (part) return { countries: part[1] };
  const region = REGIONS.find(([pattern]) => pattern.test(folded));
  return region ? { regions: region[1] } : {};
}
