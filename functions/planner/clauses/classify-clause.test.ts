import { expect, it } from 'vitest';
import { classifyClause } from './classify-clause.ts';
import { clauseTokens } from './clause-tokens.ts';
import { splitClauses } from './split-clauses.ts';

const SIGHT = { kind: 'SIGHT' as const };

function intentOf(text: string, sight?: string) {
  const at = sight === undefined ? -1 : text.indexOf(sight);
  const marked = sight === undefined ? [] : [{ ...SIGHT, at, end: at + sight.length }];
  return classifyClause(clauseTokens(text, marked))[0]?.intent;
}

it.each([
  ['for what reason did the Louvre end up in there?', 'Louvre', 'why'],
  ['would the Louvre be shut on a Tuesday?', 'Louvre', 'open'],
  ['kindly kick the Louvre out', 'Louvre', 'remove'],
  ['couldn’t we do the Louvre on Thursday rather?', 'Louvre', 'move'],
  ['how pricey is the Louvre?', 'Louvre', 'cost'],
  ['any rainy-day alternatives?', undefined, 'rain'],
  ['day 3 looks way too crammed', undefined, 'lighten'],
  ['I would love to have Thursday evening to ourselves', undefined, 'free'],
])('"%s" is known by what it wants, though nobody wrote it down before', (text, sight, intent) => {
  expect(intentOf(text, sight)).toBe(intent);
});

it('a word that every object has a property of is a word like any other', () => {
  expect(clauseTokens('constructor and toString')).toEqual(['constructor', 'and', 'tostring']);
});

it('a message is split where a clause begins, and not within a list of places or a name', () => {
  const texts = splitClauses("Rome and St. Peter's, 4 days, skip the Pantheon and why the Louvre? thanks").map(
    ({ text }) => text,
  );
  expect(texts).toEqual(["Rome and St. Peter's, 4 days", 'skip the Pantheon', 'why the Louvre?', 'thanks']);
});
