import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatAnswer, TripSuggestion } from '#shared/planner/schema.ts';
import { converse } from './test-conversation.ts';

const TRIPS = [
  'Rome 5 days from mon 3 may 2027 for two',
  'Vienna 5 days from mon 3 may 2027 with our kids 6 and 9',
  'Lisbon 3 days then Porto 3 days from mon 3 may 2027',
  'Paris 6 days from mon 3 may 2027, we love food and museums',
  'Tokyo 4 days then Kyoto 3 days from sat 1 may 2027, vegetarian',
] as const;

/** What is said of one thing or one day of a plan; `{n}` is a day, `{it}` something that stands on it. */
const LOCAL = [
  'keep the evening of day {n} free',
  'drop {it}',
  'move {it} to day {n}',
  'no dinner on day {n}',
  'something else instead of {it}',
  'dinner at 8 on day {n}',
  'keep 12 to 2 free on day {n}',
  'take something off day {n}',
] as const;

/** What is about those who travel or what they like: the plan is told what that changes, and nothing else moves. */
const OF_PEOPLE = [
  'there are four of us now',
  'one of us is vegetarian',
  'something with jazz',
  'we love viewpoints',
] as const;

interface Standing {
  readonly title: string;
  readonly day: number;
  readonly timeOfDay: string;
}

const standings = (suggestion: TripSuggestion | null | undefined): Standing[] =>
  (suggestion?.itinerary ?? []).flatMap(({ day, details = [] }) =>
    details.map(({ title, timeOfDay }) => ({ title, day, timeOfDay })),
  );

/** Everything that is not as it was, by its title. */
function differing(before: readonly Standing[], after: readonly Standing[]): string[] {
  const isIn = (all: readonly Standing[], { title, day }: Standing) =>
    all.some((each) => each.title === title && each.day === day);
  return [...before.filter((each) => !isIn(after, each)), ...after.filter((each) => !isIn(before, each))].map(
    ({ title }) => title,
  );
}

/** A day without anything is given to the traveller, which its title says. */
const isFreeDay = (title: string) => / in (?:Rome|Vienna|Lisbon|Porto|Paris|Tokyo|Kyoto)$/.test(title);

function unexplained(answers: readonly ChatAnswer[]): string[] {
  const [first, last] = [answers.at(-2), answers.at(-1)];
  if (!last?.suggestion) return [];
  const all = differing(standings(first?.suggestion), standings(last.suggestion));
  return all.filter((title) => !last.message.includes(title) && !isFreeDay(title));
}

it('a local edit changes nothing that it does not name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TRIPS), fc.constantFrom(...LOCAL), fc.nat(3), fc.nat(20), (trip, said, n, pick) => {
      const first = converse(trip);
      const things = standings(first.suggestion).filter(({ title }) => !/^(?:Train|Flight|Travel) /.test(title));
      const it = things[pick % things.length]?.title ?? '';
      const { answers } = converse(trip, said.replace('{n}', String(n + 2)).replace('{it}', it));
      expect(unexplained(answers)).toEqual([]);
    }),
    { numRuns: 60, seed: 77 },
  );
}, 60_000);

it('who comes along and what they like changes only what the answer tells', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TRIPS), fc.constantFrom(...OF_PEOPLE), (trip, said) => {
      const { answers } = converse(trip, said);
      const left = unexplained(answers);
      // More than four are counted: 'and 3 more'.
      expect(/ more\b/.test(answers.at(-1)?.message ?? '') ? [] : left).toEqual([]);
    }),
    { numRuns: 20, seed: 78 },
  );
}, 60_000);
