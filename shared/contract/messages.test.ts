import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from '../routes.ts';
import './zod-messages.ts';

/** A good message says what is missing or wrong, and what to enter instead. */
const ALLOWED = [
  /^[A-Z][\w -]* (?:is required|must be .+|must have at least .+|can have at most [\d,]+ (?:characters|entries|.+)|can be at most [\d.e+]+|cannot (?:be|contain) .+|is too large|can have .+ only)$/,
  /^Please (?:enter|choose|paste) .+/,
  /^size can only be small$/,
  /^(?:name|to|place|location|bookings|photoURL|url|limit|size|type|moveDays|isPublic|smallURL|items|cursor|suggestion|q|withReferences|ignored|neverFindings|as|documentURL|publishWhenBack|renew|expiresAt|details|references|paid|repayment|since) (?:is required|must be .+|can have at most .+)$/,
  /^(?:Trip|Day|Activity|User|Email) not found$/,
  /^At most \d+ .+ at once$/,
  /^Choose at least one .+/,
  /^This (?:link is not valid|cursor is not valid, start again without one|search is too long|file is (?:empty|larger than 10 MB)|username cannot be used|email is too long.*)$/,
  /^Only photos and videos$/,
  /^There is no such finding$/,
  /^This is no trip that was downloaded here$/,
  /^size, the number of bytes, is needed beside type$/,
  /^These changes can no longer be undone$/,
  /^A (?:cost names somebody who is not among the people|rate needs its date)$/,
  /^Check-out must be on or after check-in$/,
];
/** The validator's own words, which no traveller should read. */
const TECHNICAL =
  /expected|received|invalid|undefined|NaN|null|regex|pattern|>=|<=|too (?:small|big)|\bstring\b|boolean/i;

const long = 'x'.repeat(300_000);
const WRONG: readonly (readonly [what: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['unseen', '\u200b\u2060'],
  ['too small', -1],
  ['too large', 1e15],
  ['broken', 1.5],
  ['too long', long],
  ['too many', Array.from({ length: 300 }, () => 'x')],
  ['no list', []],
  ['an object', {}],
  ['another type', true],
  ['another word', 'zzz'],
];

type Shape = { readonly [key: string]: unknown };
const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every position in a JSON schema, as a path; a list is represented by its first entry. */
function placesIn(schema: unknown, path: readonly string[] = []): string[][] {
  if (!isShape(schema)) return [];
  const within = (key: string) =>
    (Array.isArray(schema[key]) ? schema[key] : []).flatMap((each) => placesIn(each, path));
  const properties = isShape(schema.properties) ? Object.entries(schema.properties) : [];
  return [
    [...path],
    ...properties.flatMap(([name, each]) => placesIn(each, [...path, name])),
    ...placesIn(schema.items, [...path, '0']),
    ...['anyOf', 'oneOf', 'allOf'].flatMap(within),
  ];
}

/** The value with another one at a position; creates an object or a list where its sample has none. */
function withAt(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put;
  if (name === '0') return [withAt(Array.isArray(value) ? value[0] : undefined, rest, put)];
  const object = isShape(value) ? value : {};
  return { ...object, [name]: withAt(object[name], rest, put) };
}

const samples = new Map(
  readdirSync('events')
    .filter((file) => file.endsWith('.json') && !/\.invalid\.|^acceptance\./.test(file))
    .map((file) => [
      file.replace('.json', ''),
      z.looseObject({}).parse(JSON.parse(readFileSync(`events/${file}`, 'utf8'))),
    ]),
);
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function sampleOf(name: string, part: 'query' | 'body'): unknown {
  const event = samples.get(kebab(name)) ?? {};
  if (part === 'query') return event.queryStringParameters ?? {};
  return typeof event.body === 'string' ? JSON.parse(event.body) : undefined;
}

const parts = allRoutes.flatMap((route) => [
  { name: route.name, part: 'query' as const, schema: route.query },
  { name: route.name, part: 'body' as const, schema: route.body },
]);

/** Every message of a call about invalid values in its query or its body, with the value. */
function saidBy({
  name,
  part,
  schema,
}: (typeof parts)[number]): { what: string; message: string; isOfPlace: boolean }[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const sample = sampleOf(name, part);
  const places = [...new Map(placesIn(json).map((path) => [path.join('.'), path])).values()];
  return places.flatMap((path) =>
    WRONG.flatMap(([what, value]) => {
      const outcome = schema.safeParse(withAt(sample, path, value));
      const issues = outcome.success ? [] : outcome.error.issues;
      return issues
        .filter(({ path: at }) => at.length > 0)
        .map(({ path: at, message }) => ({
          ...{ what: `${name} ${part} ${path.join('.')} ${what}`, message },
          isOfPlace: at.join('.') === path.join('.'),
        }));
    }),
  );
}

describe.each(parts.filter(({ schema }) => !(schema instanceof z.ZodMiniUndefined)))('$name, its $part', (call) => {
  it('API-01 OPEN-137 says in plain English what to enter, whichever value is wrong', () => {
    const said = saidBy(call);
    const unclear = said.filter(
      ({ message }) => TECHNICAL.test(message) || !ALLOWED.some((form) => form.test(message)),
    );
    expect(unclear).toEqual([]);
    const misleading = said.filter(
      ({ what, message, isOfPlace }) => isOfPlace && what.endsWith('too long') && / is required$/.test(message),
    );
    expect(misleading).toEqual([]);
  });
});
