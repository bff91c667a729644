import { expect, it } from 'vitest';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { converse } from './test-conversation.ts';

const ROME = 'rome 4 days 15-18 april 2027, colosseum and pantheon';
const PORTO = 'porto 3 days 7-9 may 2027';
const MUNICH = '3 days in munich 7-9 may 2027, deutsches museum';

function planAfter(...turns: readonly string[]): TripSuggestion {
  const { suggestion } = converse(...turns);
  if (!suggestion) throw new Error('no plan');
  return suggestion;
}

const onDay = ({ itinerary }: TripSuggestion, day: number) => itinerary[day - 1]?.activities ?? [];
const onAnyDay = ({ itinerary }: TripSuggestion) => itinerary.flatMap(({ activities }) => activities);

it.each([
  [ROME, 'ditch the pantheon and some gelato on saturday evening', /^Pantheon/, [3, /gelato/i]],
  [ROME, 'scrap the colosseum and gimme a museum on sunday', /^Colosseum/, [4, /museum|galler/i]],
  [PORTO, 'skip the ribeira quay and some wine tasting on saturday afternoon', /^Ribeira quay/, [2, /port wine/i]],
] as const)(
  'after "%s", "%s" takes off what it takes off, and brings what it brings',
  (first, turn, gone, [day, there]) => {
    expect(onAnyDay(planAfter(first)).some((name) => gone.test(name))).toBe(true);
    const plan = planAfter(first, turn);
    expect(onAnyDay(plan).filter((name) => gone.test(name))).toEqual([]);
    expect(onDay(plan, day).some((name) => there.test(name))).toBe(true);
  },
);

it.each(["don't drop the pantheon", 'the pantheon must not be skipped, move it to saturday'])(
  '"%s" takes nothing off',
  (turn) => {
    expect(onAnyDay(planAfter(ROME, turn))).toContain('Pantheon');
  },
);

it('what is taken off one day and is on another stays there, and nothing that only sounds like it goes', () => {
  const { last } = converse(ROME, 'move the pantheon to saturday', 'no pantheon on thursday please');
  expect(last?.message).toContain('Pantheon on day 3 (Saturday, Apr 17) stays');
  expect(onAnyDay(planAfter(ROME, 'move the pantheon to saturday', 'no pantheon on thursday please'))).toContain(
    'Armando al Pantheon',
  );
});

it.each([
  ['4 days in london 29 dec - 1 jan', 'windsor castle too but not on the 31st', 'Windsor Castle', 3],
  [ROME, 'add the borghese gallery, any day but saturday', 'Borghese Gallery', 3],
  [PORTO, 'add livraria lello, not on saturday', 'Livraria Lello', 2],
] as const)('after "%s", "%s" puts it on another day than the one that is not wanted', (first, turn, name, day) => {
  const plan = planAfter(first, turn);
  expect(onAnyDay(plan).some((each) => each.includes(name))).toBe(true);
  expect(onDay(plan, day).filter((each) => each.includes(name))).toEqual([]);
});

it.each([
  [ROME, "I told my dad we'd do the colosseum on saturday morning", 3, /^Colosseum/],
  ['vienna 4 days 15-18 april 2027', 'a concert on friday evening would be lovely', 2, /concert/i],
] as const)('after "%s", "%s" puts it there', (first, turn, day, there) => {
  expect(onDay(planAfter(first, turn), day).some((name) => there.test(name))).toBe(true);
});

it('what is put on a day when it is closed stays, and the days when it is open are named', () => {
  const { last, suggestion } = converse(ROME, 'the vatican museums on sunday');
  expect(last?.account?.map(({ outcome }) => outcome)).toEqual(['not-possible']);
  expect(last?.message).toContain('shut on Sundays');
  expect(last?.message).toContain('it is open on day 1 (Thursday, Apr 15) or day 2 (Friday, Apr 16)');
  expect(suggestion).toEqual(planAfter(ROME));
});

it('what no place is known for stands there as its kind, is said, and empties no day', () => {
  const { last, suggestion } = converse(MUNICH, 'a concert on saturday evening would be lovely');
  expect(last?.message).toMatch(/A classical concert is on day 2 .* I know none in Munich by name/);
  expect(suggestion?.itinerary[1]?.activities).toEqual([...onDay(planAfter(MUNICH), 2), 'A classical concert']);
});

it.each([
  [ROME, 'sunday nothing before 10', 4],
  ['Hallo, 4 Tage Rom 15. bis 18. April 2027', 'Sonntag nix vor 10', 4],
  ['Bonjour, 4 jours à Rome du 15 au 18 avril 2027', 'dimanche rien avant 10h', 4],
  ['hola, 4 días en roma del 15 al 18 de abril 2027', 'el domingo nada antes de las 10', 4],
  [ROME, "we'd like to have a lazy sunday", 4],
  [PORTO, 'saturday more relaxed please', 2],
] as const)('after "%s", "%s" empties no day', (first, turn, day) => {
  expect(onDay(planAfter(first, turn), day).filter((name) => !name.startsWith('A day to yourself'))).not.toEqual([]);
});

it.each(['keep saturday free', 'nothing at all on saturday', 'day 2 off please'])('"%s" does', (turn) => {
  expect(onDay(planAfter(PORTO, turn), 2)).toEqual(['A day to yourself in Porto']);
});

it.each([
  'madrid 5-8 june 2027, prado, royal palace, happy with metro',
  'Ciao, Madrid dal 5 al 8 giugno 2027. Prado (poco!), Palacio Real',
  'Heya! madrid 5-8 june 2027, prado and royal palace, taxis dont mind, smthn quirky',
  'madrid 5-8 june 2027, prado + royal palace + tea',
])('of "%s" no remark is on the plan as a thing to see', (message) => {
  const plan = planAfter(message);
  const remarks = onAnyDay(plan).filter((name) => /^(?:metro|poco|taxis|heya|smthn|quirky|tea)\b/i.test(name));
  expect(remarks).toEqual([]);
});

it('what is not written as a name is not understood, and not called unknown in the town', () => {
  const { last } = converse('madrid 5-8 june 2027, prado, royal palace, a bit of quirky');
  expect(last?.message).toContain('I did not understand "Bit of quirky"');
  expect(last?.message).not.toContain('Nothing that I know');
});

it('a taste that a negation word of another language stands before is not wanted', () => {
  const plan = planAfter('Ciao, Parigi con due bimbi dal 10 al 13 maggio 2027. Torre Eiffel, niente Disneyland');
  expect(onAnyDay(plan).filter((name) => /disney/i.test(name))).toEqual([]);
});

it('an allergy takes no meal off but those with what it is to', () => {
  const first = 'lisbon 4 days 10-13 may 2027';
  const plan = planAfter(first, 'our son is allergic to peanuts so careful with restaurants');
  expect(plan.description).not.toContain('no food');
  expect(onDay(plan, 2).length).toBeGreaterThanOrEqual(3);
});

it.each([
  ['we can stay until monday 10th now', '4 days'],
  ["we're fine to stay till wednesday", '6 days'],
] as const)('"%s" makes the trip end later', (turn, duration) => {
  expect(planAfter(PORTO, turn).duration).toBe(duration);
});

it('of ideas, the next one after the one that is refused is planned', () => {
  const { answers, suggestion } = converse(
    'somewhere warm in march for a week, from munich, no idea where',
    "not the first one, we've been there. the next one please",
  );
  const ideas = answers[0]?.quickSuggestions ?? [];
  expect(ideas.length).toBeGreaterThan(1);
  expect(JSON.stringify(ideas[1])).toContain(suggestion?.destination);
});
