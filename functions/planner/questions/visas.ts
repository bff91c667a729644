import { countryFacts } from '../facts/country-facts.ts';
import passports from '../facts/passports.json' with { type: 'json' };
import data from '../facts/visas.json' with { type: 'json' };
import { listed } from '../words/listed.ts';
import type { AnswerTopic } from './answer.ts';
import { countriesAsked } from './asked-of.ts';

type Rule = (typeof data.rules)[number];

const codesOf = (list = '') => list.split(' ').flatMap((each) => (each === 'EU' ? data.groups.EU.split(' ') : each));
const SCHENGEN = new Set(data.groups.SCHENGEN.split(' '));
const EU = new Set(data.groups.EU.split(' '));
/** Citizens of these live and travel in the European Union without a passport. */
const PASSPORTS = Object.entries(passports.words).map(
  ([code, words]) => [code, new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'u')] as const,
);

/** Whether a folded text says which passport somebody has. */
export function namesPassport(folded: string): boolean {
  const words = folded.match(/[\p{L}']+/gu) ?? [];
  const isSaid = /\b(?:passports?|citizens?|nationals?|nationality)\b/.test(folded) || words.length <= MOST_WORDS;
  return isSaid && passportsIn(folded).length > 0;
}

/** The passports (ISO 3166, or EU) that a folded text names, in its order. */
function passportsIn(folded: string): string[] {
  return PASSPORTS.flatMap(([code, words]) => {
    const at = folded.search(words);
    return at < 0 ? [] : [{ code, at }];
  })
    .sort((a, b) => a.at - b.at)
    .map(({ code }) => code);
}

/** 'We are Spanish' says little else. */
const MOST_WORDS = 4;

const KINDS = [
  ['free', 'no visa for a short holiday'],
  ['permit', ''],
  ['arrival', 'a visa, which is sold on arrival'],
  ['evisa', 'an e-visa, asked for online before you go'],
  ['visa', 'a visa, to be asked for some weeks ahead'],
] as const;

function ruleOf(to: string): Rule | undefined {
  return (
    data.rules.find((each) => each.to === to) ?? data.rules.find((each) => SCHENGEN.has(to) && each.to === 'SCHENGEN')
  );
}

function textOf(to: string, passport: string): string {
  const name = countryFacts(to)?.name ?? 'that country';
  const who = `with ${passportName(passport)} passport`;
  if (passport === to || (EU.has(to) && (passport === 'EU' || EU.has(passport))))
    return `For ${name} you need no visa ${who}: an identity card is enough.`;
  const rule = ruleOf(to);
  const kind = KINDS.find(([each]) => rule && holds(rule, each, passport));
  if (!rule || !kind) return `Whether you need a visa for ${name} ${who} I do not know.`;
  const what =
    kind[0] === 'permit' ? `no visa, but ${rule.permitName ?? 'a permit that is asked for online'}` : kind[1];
  return `For ${name} ${who} you need ${what}, as it is generally known.${rule.note ? ` ${rule.note}` : ''}`;
}

function holds(rule: Rule, kind: (typeof KINDS)[number][0], passport: string): boolean {
  const codes = codesOf(kind in rule ? rule[kind as keyof Rule] : '');
  return passport === 'EU' ? ` ${String(rule[kind as keyof Rule] ?? '')} `.includes(' EU ') : codes.includes(passport);
}

/** 'a German', 'an Indian': by the language's own names of countries. */
function passportName(code: string): string {
  return PASSPORT_NAMES[code] ?? `a ${code}`;
}

const PASSPORT_NAMES: Readonly<Record<string, string>> = passports.names;

/** 'Do we need a visa? We have Indian passports': what is generally known for each passport and country. */
export const visas: AnswerTopic = (question) => {
  const to = countriesAsked(question).slice(0, 3);
  const named = passportsIn(`${question.folded} ${question.message ?? ''}`).filter((code) => !to.includes(code));
  if (to.length === 0) return undefined;
  if (named.length === 0)
    return {
      text: `For ${listed(to.map((code) => countryFacts(code)?.name ?? code))} that depends on the passport of each of you: tell me which you have, and I say what is generally known. ${WHERE}`,
    };
  const texts = [
    ...new Set(named.slice(0, 3).flatMap((passport) => oncePerArea(to).map((code) => textOf(code, passport)))),
  ];
  return { text: `${texts.join(' ')} ${WHERE}` };
};

const WHERE =
  'Rules change: check with the embassy or on the travel advice of your foreign ministry before you book, and see that passports are valid for six months beyond the trip.';

/** All of the Schengen area is entered once. */
function oncePerArea(codes: readonly string[]): string[] {
  const first = codes.find((code) => SCHENGEN.has(code));
  return codes.filter((code) => !SCHENGEN.has(code) || code === first);
}
