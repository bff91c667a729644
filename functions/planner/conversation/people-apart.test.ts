import { describe, expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

const dayWith = (name: RegExp, ...turns: readonly string[]) =>
  converse(...turns).suggestion?.itinerary.find(({ activities }) => activities.some((each) => name.test(each)))
    ?.activities ?? [];

describe('what is not for all of them', () => {
  it.each([
    [
      'Lima and Cusco, 9 days from 3 may 2027',
      'rainbow mountain for me only, they stay in cusco that day',
      /^Rainbow Mountain \(for you only\)$/,
    ],
    [
      'Barcelona, thu 22 to sun 25 april 2027',
      'put sagrada familia on sunday morning for whoever wants',
      /^Sagrada Família \(for whoever wants\)$/,
    ],
    [
      'Prague 19 to 21 february 2027',
      'he wants to go up the old town hall tower on saturday',
      /^Old Town Hall Tower \(for him\)$/,
    ],
  ])('after "%s", "%s" is on the plan with whom it is for, and the others have something', (first, said, title) => {
    const day = dayWith(title, first, said);
    expect(day).not.toEqual([]);
    expect(day.some((each) => each.endsWith('(for the others)'))).toBe(true);
  });

  it('goes with undo, and the plan is as it was', () => {
    const first = 'Lima and Cusco, 9 days from 3 may 2027';
    const after = converse(first, 'rainbow mountain for me only', 'undo that');
    expect(after.suggestion?.itinerary).toEqual(converse(first).suggestion?.itinerary);
  });
});

describe('things by their number and kind', () => {
  it('"cut one museum" takes exactly one off and names it', () => {
    const first = 'Mexico City 6 days from 3 may 2027. museums, markets';
    const names = (...turns: readonly string[]) =>
      converse(...turns).suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
    const gone = names(first).filter((name) => !names(first, 'cut one museum').includes(name));
    expect(gone).toHaveLength(1);
    expect(converse(first, 'cut one museum').last?.message).toContain(gone[0]);
  });

  it('a town that the way does not go to is said to be off it, and nothing changes', () => {
    const first = 'Porto and Faro, 9 days from 7 june 2027';
    const { last, suggestion } = converse(first, "cut lisbon if it's in there");
    expect(last?.message).toContain('Lisbon is not in the plan');
    expect(suggestion?.itinerary).toEqual(converse(first).suggestion?.itinerary);
  });
});

describe('parts of a day', () => {
  it('what is to be seen first thing comes before everything else of its morning', () => {
    const day = dayWith(
      /Prague Castle/,
      'Prague 4 days from 3 june 2027. the castle, jewish museum',
      'the castle first thing, before the crowds',
    );
    expect(day[0]).toBe('Prague Castle');
  });

  it('nothing is planned in the evening of who wants nothing after seven', () => {
    const { suggestion } = converse('Prague 4 days from 3 june 2027', 'nothing after 7pm please');
    expect(
      suggestion?.itinerary.flatMap(({ details = [] }) => details.map(({ timeOfDay }) => timeOfDay)),
    ).not.toContain('evening');
  });
});
