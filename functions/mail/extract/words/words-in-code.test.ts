import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const READER = join(import.meta.dirname, '..');

/**
 * What patterns name besides languages' words, as every language writes it: headers, markup, styles, protocols, codes of
 * currencies, makers of aircraft, systems and cards.
 */
const FORMATS = new Set(
  [
    'http https www com net org html head body table div script style img meta cdata doctype quot amp itemscope',
    'begin vcalendar method request attendee cancel true content type message boundary pdf pkpass calendar ics eml',
    'rfc822 rfc tnef winmail mail schema vocabulary data event festival return path received delivered mime version',
    'transfer encoding dkim signature arc display none visibility hidden opacity max height mso hide all text decoration',
    'line through font size inherit bulk list json microsoft teams zoom google webex meet',
    'airbus boeing embraer bombardier atr dash fokker amadeus galileo sabre visa pnr emd iso example kobo',
    'iban bic wbr euro eur usd gbp chf sek dkk nok isk jpy cad aud nzd pln czk huf brl mxn inr utc gmt abc abcdef xxxxxx',
  ].flatMap((line) => line.split(' ')),
);

/** The natural-language words in a regular expression, outside of its classes and escapes. */
function wordsIn(pattern: string): string[] {
  const plain = pattern
    .replace(/\/[a-z]*$/, '')
    .replace(/\\[pP]\{[^}]*\}|\\u(?:\{[^}]*\}|[\da-f]{4})|\\[a-zA-Z]|\(\?<\w+>/gi, ' ')
    .replace(/\[[^\]]*\]/g, ' ');
  return (plain.match(/\p{L}{3,}/gu) ?? []).filter((word) => !FORMATS.has(word.toLowerCase()));
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);

/** Whether a call makes a pattern of its first argument. */
const makesPattern = (node: ts.Node): node is ts.CallExpression | ts.NewExpression =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) && /^(?:RegExp|caseless)$/.test(node.expression.getText());

/** Every pattern of a file: as a literal, or put together from texts. */
function expressionsIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, isPattern: boolean): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    if (isText(node) && (isPattern || /\(\?|\\p\{/.test(node.text))) found.push(node.text);
    ts.forEachChild(node, (child) => visit(child, isPattern || (makesPattern(node) && child === node.arguments?.[0])));
  };
  visit(source, false);
  return found;
}

it('a word of a language stands in the language’s file, and in no regular expression', () => {
  const files = readdirSync(READER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/(?:\.test|test-mail|\.prepared)\.ts$/.test(file),
  );
  const found = files.flatMap((file) =>
    expressionsIn(file, readFileSync(join(READER, file), 'utf8')).map((each) => [file, ...wordsIn(each)]),
  );
  expect(found.filter(([, ...words]) => words.length > 0)).toEqual([]);
});

it('reads patterns that are put together as well', () => {
  const code =
    'const NIGHT = caseless(`(?:$' + "{A}|nights)$`, 'giu'); const B = '(?:room)'; const C = 'hotel'; /tax/u;";
  expect(expressionsIn('a.ts', code).flatMap(wordsIn)).toEqual(['nights', 'room', 'tax']);
});

it('finds words, and neither classes of letters nor formats', () => {
  expect(wordsIn('/\\b(?:nights?|[a-z]+)\\p{Lu}https?:/iu')).toEqual(['nights']);
  expect(wordsIn('/^BEGIN:VCALENDAR/i')).toEqual([]);
});
