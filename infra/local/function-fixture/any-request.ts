import { validateHeaderValue } from 'node:http';
import fc from 'fast-check';
import type { TestRequest } from './call-function.ts';

/** Strings that programs commonly fail on. */
const ODD_TEXTS = [
  ...['', ' ', '0', '-1', 'null', 'true', '\u0000', '\ud800', '\ufeff', '💥', '%', '%2e%2e', '../..', '#', '\n', '\\'],
  ...['TRIP#1', '__proto__', 'constructor', "' OR 1=1 --", '$(x)', '<script>', '2027-06-03', '2027-06-03T10:00:00Z'],
  ...['9999-12-31T23:59:59-23:59', '0000-01-01', '25:00', '9:30 PM', 'x'.repeat(201), 'ä'.repeat(6000)],
];
const ODD_VALUES = [null, true, false, 0, -0, -1, 1.5, 5e-324, 1e308, 2 ** 53, '', [], {}, [null], [[]]];

const text = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 60 }));
const value = fc.oneof(
  fc.constantFrom<unknown>(...ODD_VALUES),
  text,
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(text, { maxLength: 3 }),
);

/** The characters that an HTTP header may contain (RFC 9110, 5.5). */
const headerText = text.filter((each) => {
  try {
    validateHeaderValue('any', each);
    return true;
  } catch {
    return false;
  }
});

/** A sample with one field, at any depth, removed or replaced by anything; or anything in its place. */
function changed(sample: unknown): fc.Arbitrary<unknown> {
  if (typeof sample !== 'object' || sample === null) return value;
  const entries = Object.entries(sample);
  if (entries.length === 0) return value;
  const inside = fc
    .constantFrom(...entries)
    .chain(([name, former]) =>
      fc
        .oneof({ arbitrary: changed(former), weight: 3 }, { arbitrary: fc.constant(undefined), weight: 1 })
        .map((next) => withField(sample, name, next)),
    );
  const added = fc.tuple(text, value).map(([name, next]) => withField(sample, name, next));
  return fc.oneof({ arbitrary: inside, weight: 8 }, { arbitrary: added, weight: 1 }, { arbitrary: value, weight: 1 });
}

function withField(sample: object, name: string, next: unknown): unknown {
  if (Array.isArray(sample)) {
    const copy: unknown[] = [...sample];
    copy[Number(name) || 0] = next;
    return copy;
  }
  return { ...sample, [name]: next };
}

export interface Samples {
  /** A body for the call; undefined when it takes none. */
  readonly body: unknown;
  /** A query for the call. */
  readonly query: Readonly<Record<string, string>>;
  /** Valid values by parameter. */
  readonly params: Readonly<Record<string, readonly string[]>>;
  readonly callers: readonly ({ readonly cookie: string } | undefined)[];
}

/** Requests of every kind: valid, nearly valid, and nonsense. */
export function anyRequest({ body, query, params, callers }: Samples): fc.Arbitrary<TestRequest> {
  const segment = text.filter((each) => each !== '' && each.isWellFormed());
  const paramsOf = fc.record(
    Object.fromEntries(
      Object.entries(params).map(([name, known]) => [
        name,
        fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 6 }, { arbitrary: segment, weight: 1 }),
      ]),
    ),
  );
  const bodyOf = fc.oneof(
    { arbitrary: fc.constant(body), weight: 2 },
    { arbitrary: changed(body), weight: 6 },
    { arbitrary: text.map((each) => Buffer.from(each)), weight: 1 },
  );
  const names = fc.oneof(fc.constantFrom('limit', 'cursor', 'q', 'next', 'name', 'location'), text);
  const queryOf = fc.dictionary(names, text, { maxKeys: 3 }).map((other) => ({ ...query, ...other }));
  const headersOf = fc.dictionary(
    fc.constantFrom('idempotency-key', 'if-none-match', 'content-type', 'referer', 'sec-fetch-site', 'origin'),
    fc.oneof(fc.constantFrom('a', '*', 'text/plain', 'http://localhost:3000', 'same-origin'), headerText),
    { maxKeys: 2 },
  );
  return fc.record({
    params: paramsOf,
    query: fc.oneof({ arbitrary: fc.constant(query), weight: 2 }, { arbitrary: queryOf, weight: 1 }),
    body: bodyOf,
    headers: fc.oneof({ arbitrary: fc.constant({}), weight: 3 }, { arbitrary: headersOf, weight: 1 }),
    as: fc.oneof(
      { arbitrary: fc.constantFrom(...callers), weight: 8 },
      { arbitrary: headerText.map((each) => ({ cookie: `session=${each}` })), weight: 1 },
    ),
  });
}
