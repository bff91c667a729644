import { countryFacts } from '../facts/country-facts.ts';
import type { AnswerTopic } from './answer.ts';
import { countriesAsked } from './asked-of.ts';

/** Countries (ISO 3166) in which nearly all shops are closed on Sundays, and those in which most are open. */
const CLOSED = new Set('DE AT CH NO PL'.split(' '));
const OPEN = new Set(
  'GB IE IT PT NL SE DK FI IS EE LV CZ HU RO HR US CA MX JP KR CN HK MO TW SG MY TH VN KH ID IN AU NZ AE QA TR'.split(
    ' ',
  ),
);

/** 'Are shops open on Sundays?' */
export const shopsOnSundays: AnswerTopic = (question) => {
  const texts = countriesAsked(question)
    .slice(0, 3)
    .flatMap((code) => {
      const name = countryFacts(code)?.name;
      return name === undefined ? [] : [textOf(code, name)];
    });
  return texts.length > 0
    ? { text: `${texts.join(' ')} Museums and restaurants are mostly open on Sundays.` }
    : undefined;
};

function textOf(code: string, name: string): string {
  if (CLOSED.has(code))
    return `In ${name} nearly all shops are closed on Sundays; those in large stations and airports, bakeries and kiosks are open.`;
  return OPEN.has(code)
    ? `In ${name} most shops are open on Sundays, many with shorter hours.`
    : `In ${name} small shops are mostly closed on Sundays, and large ones and those of tourist quarters often open.`;
}
