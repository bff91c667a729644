import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const READER = join(import.meta.dirname, '..');

/** What regular expressions name besides languages' words: headers, markup, styles, protocols, codes of currencies. */
const FORMATS = new Set(
  [
    'http https www com net org html head body table div script style img meta cdata doctype quot amp itemscope',
    'begin vcalendar method request attendee cancel true content type message boundary pdf pkpass calendar ics eml',
    'rfc822 rfc tnef winmail mail schema vocabulary data event festival return path received delivered mime version',
    'transfer encoding dkim signature arc display none visibility hidden opacity max height mso hide all text decoration',
    'line through font size inherit bulk list json microsoft teams zoom google webex meet',
    'wbr euro eur usd gbp chf sek dkk nok isk jpy cad aud nzd pln czk huf brl mxn inr utc gmt abc abcdef xxxxxx',
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

function expressionsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(READER, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Regular expressions that still hold words of languages. They are moved to data/words; none may be added. */
const LEFT: Readonly<Record<string, number>> = {
  'calendar/read-calendar.ts': 2,
  'grammar/calendar-words.ts': 1,
  'grammar/day-month-order.ts': 1,
  'grammar/find-dates.ts': 3,
  'grammar/find-times.ts': 15,
  'grammar/times-without-colons.ts': 1,
  'journey/find-services.ts': 3,
  'journey/find-stops.ts': 5,
  'journey/leftover-name.ts': 8,
  'journey/prose-rental.ts': 1,
  'journey/read-transfers.ts': 1,
  'journey/split-route.ts': 2,
  'journey/stops-in.ts': 1,
  'labels/roles.ts': 1,
  'labels/segment.ts': 2,
  'labels/split-labels.ts': 4,
  'model/mail-words.ts': 1,
  'open-mail.ts': 1,
  'outcome/confirmation-signs.ts': 1,
  'outcome/mail-kind.ts': 2,
  'outcome/topic.ts': 2,
  'payment/booking-reference.ts': 9,
  'payment/total-cost.ts': 4,
  'places/address.ts': 4,
  'places/name-candidates.ts': 1,
  'places/name-in-sentence.ts': 5,
  'places/place-address.ts': 3,
  'places/sender-name.ts': 1,
  'sections/kind-sections.ts': 1,
  'unwrap/forward-block.ts': 2,
};

it('a word of a language stands in the language’s file: the files with words in code only become fewer', () => {
  const files = readdirSync(READER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/(?:\.test|test-mail|\.prepared)\.ts$/.test(file),
  );
  const counts = files.map((file) => [file, expressionsIn(file).filter((each) => wordsIn(each).length > 0).length]);
  expect(Object.fromEntries(counts.filter(([, count]) => count !== 0))).toEqual(LEFT);
});

it('finds words, and neither classes of letters nor formats', () => {
  expect(wordsIn('/\\b(?:nights?|[a-z]+)\\p{Lu}https?:/iu')).toEqual(['nights']);
  expect(wordsIn('/^BEGIN:VCALENDAR/i')).toEqual([]);
});
