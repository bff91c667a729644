import { describe, expect, it } from 'vitest';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import data from '../understand/kinds-of-things.json' with { type: 'json' };
import { spokenKinds, thingOfKind } from '../understand/kinds-of-things.ts';
import { converse } from './test-conversation.ts';

type Detail = NonNullable<TripSuggestion['itinerary'][number]['details']>[number];

function onDay(suggestion: TripSuggestion | null, day: number): readonly Detail[] {
  return suggestion?.itinerary[day - 1]?.details ?? [];
}

const onAnyDay = (suggestion: TripSuggestion | null) => (suggestion?.itinerary ?? []).flatMap(({ details }) => details);

describe('the kinds of things', () => {
  const rome = catalogue().destination('Rome');

  it.each(data.kinds)('$title is meant by each of its words, and is what an activity may be', ({ title, said }) => {
    for (const words of said) expect(spokenKinds(`we want ${words} please`).map((each) => each.title)).toContain(title);
    const thing = rome && thingOfKind(title, rome);
    expect(thing && CataloguePlace.parse(thing)).toEqual(thing);
    expect(thing?.note).toMatch(/^I know none here by name/);
  });
});

describe('a wanted kind of thing that no place is known for is on the plan as that', () => {
  it.each([
    ['krakow 4 days 5-8 feb 2027', 'add a jazz club sat evening', { day: 2, time: 'evening', title: /jazz/i }],
    [
      'bangkok 5 days from 1 march 2027',
      'a cooking class on day 2 in the morning please',
      { day: 2, time: 'morning', title: /cooking/i },
    ],
    ['porto 4 days 15-18 april 2027', 'put a spa morning on day 3', { day: 3, time: 'morning', title: /spa/i }],
    [
      'gdansk 4 days 3-6 june 2027',
      'add an escape room on day 2 in the afternoon',
      { day: 2, time: 'afternoon', title: /escape/i },
    ],
    ['florence 4 days 3-6 june 2027', 'karaoke on friday night', { day: 2, time: 'evening', title: /karaoke/i }],
    [
      'prague 4 days 3-6 june 2027',
      'can we go ice skating on day 3 afternoon',
      { day: 3, time: 'afternoon', title: /skating/i },
    ],
  ] as const)('"%s", "%s": there, and the rest stays', (first, turn, { day, time, title }) => {
    const before = converse(first).suggestion;
    const { last, suggestion } = converse(first, turn);
    const there = onDay(suggestion, day).filter((each) => title.test(each.title));
    expect(there).toMatchObject([{ timeOfDay: time, verified: false, coordinates: null }]);
    expect(there[0]?.note).toContain('look up');
    expect(last?.message).toContain('by name');
    expect(last?.account?.map(({ outcome }) => outcome)).toEqual(['done']);
    const others = (plan: TripSuggestion | null) => plan?.itinerary.filter((each) => each.day !== day);
    expect(others(suggestion)).toEqual(others(before));
  });

  it.each([
    ['krakow 3 days in may, history and a pottery class', /pottery/i],
    ['valencia 4 days in june, paella and an escape room', /escape room/i],
    ['3 days in gdansk in july, 6 lads, something daft', /silly/i],
    ['seville 4 days in may, ramen', /ramen/i],
  ])('"%s" has it from the first plan on, and says so', (message, title) => {
    const { last, suggestion } = converse(message);
    expect(onAnyDay(suggestion).filter((each) => each && title.test(each.title))).toMatchObject([{ verified: false }]);
    expect(last?.message).toMatch(title);
  });

  it.each([
    ['marrakech 4 nights from 4 march 2027, souks n a hammam', 'scrap the hammam, rather a cooking class', /cooking/i],
    ['rome 4 days 15-18 april 2027, pantheon', 'swap the pantheon for a yoga class', /yoga/i],
  ])('"%s", "%s": one for the other', (first, turn, title) => {
    const { suggestion } = converse(first, turn);
    expect(onAnyDay(suggestion).some((each) => each && title.test(each.title))).toBe(true);
  });

  it('is taken off, and does not come back', () => {
    const turns = ['krakow 4 days 5-8 feb 2027', 'add a jazz club sat evening', 'drop the jazz club'];
    const has = (...more: readonly string[]) =>
      onAnyDay(converse(...turns, ...more).suggestion).some((each) => each && /jazz/i.test(each.title));
    expect(has()).toBe(false);
    expect(has('make it 5 days')).toBe(false);
  });

  it.each([
    ['vienna 4 days 15-18 april 2027', 'a concert on friday evening', /Musikverein|State Opera|concert/i],
    ['new orleans 4 days 15-18 april 2027', 'a jazz club on friday evening', /jazz|preservation|frenchmen/i],
  ])('"%s", "%s": a place that is one comes first', (first, turn, title) => {
    const there = onDay(converse(first, turn).suggestion, 2).filter((each) => title.test(each.title));
    expect(there).toMatchObject([{ verified: true }]);
  });
});
