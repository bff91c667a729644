import { describe, expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

/** The last suggestion that was shown, and its last answer's message. */
function planned(...turns: readonly string[]) {
  const { last, suggestion } = converse(...turns);
  return { destination: suggestion?.destination, duration: suggestion?.duration, said: last?.message ?? '' };
}

const JAPAN = 'japan 25 march for 12 days. tokyo kyoto hiroshima';
const VIETNAM = 'vietnam first two weeks of october, hanoi in, saigon out, hoi an';
const MOROCCO = '11 days morocco in february, marrakech in, fes, merzouga desert';

describe('a route of several towns stays one', () => {
  it.each([
    ['Seville, Granada and Córdoba, 8 days', 'Seville, Granada and Córdoba'],
    ['into London, York, out of Edinburgh, 8 days', 'London, York and Edinburgh'],
    [VIETNAM, 'Hanoi, Hoi An and Ho Chi Minh City'],
    ['andalusia, 10 days in may', 'Seville, Córdoba and Granada'],
    ['andalusia 8 days: granada and malaga', 'Granada and Málaga'],
    ['the scottish highlands for a week', 'Inverness and Isle of Skye'],
    ['peru 12 days. lima cusco titicaca', 'Lima, Cusco and Titicaca'],
    ['10 days greece: athens, naxos, santorini by ferry', 'Athens, Naxos and Santorini'],
    ['Vienna - Bratislava - Budapest by train, 7 days', 'Vienna, Bratislava and Budapest'],
    ['cape town and the garden route, self drive, 12 days', 'Cape Town, Knysna and Plettenberg Bay'],
    ['into lisbon out of porto, 8 days, stop in coimbra for a night', 'Lisbon, Coimbra and Porto'],
  ])('"%s" goes to %s', (message, destination) => {
    expect(planned(message).destination).toBe(destination);
  });
});

it.each([
  [
    'iceland ring road in 10 days, start and end in reykjavik',
    /^Reykjavik.*Vík.*Akureyri.*back to Reykjavik$/,
    '10 days',
  ],
  ['loop from las vegas through zion and bryce, 8 days', /^Las Vegas.*Zion.*Bryce.*back to Las Vegas$/, '8 days'],
  ['3 nights tokyo, 3 nights kyoto, 1 night hiroshima', /^Tokyo \(3 .*Kyoto \(3 .*Hiroshima \(1 night\)$/, '8 days'],
  ['into lisbon out of porto, 8 days, stop in coimbra for a night', /^Lisbon.*Coimbra \(1 night\).*Porto/, '8 days'],
])('"%s" has the stops, the nights and the end that were said', (message, way, duration) => {
  const { said, duration: length } = planned(message);
  expect(/The way goes ([^.]*)\./.exec(said)?.[1]).toMatch(way);
  expect(length).toBe(duration);
});

describe('an edit of a stop changes that stop only', () => {
  it.each([
    [JAPAN, 'one day more in kyoto, one less in tokyo', /^Tokyo has 4 nights .* Kyoto has 5 nights/, '12 days'],
    [VIETNAM, 'ok then hoi an shorter', /^Hoi An has \d nights/, '13 days'],
    [VIETNAM, 'hoi an shorter, and give the days to the south', /Ho Chi Minh City has/, '14 days'],
    [
      VIETNAM,
      'can you make hanoi one night longer and cut somewhere else',
      /^Hanoi has 5 nights .* Hoi An has 5 nights/,
      '14 days',
    ],
  ])('"%s" → "%s"', (message, edit, said, duration) => {
    const after = planned(message, edit);
    expect(after.said).toMatch(said);
    expect(after.duration).toBe(duration);
    expect(after.destination).toBe(planned(message).destination);
  });

  it.each([
    [JAPAN, 'other way round please, we land there', 'Hiroshima, Kyoto and Tokyo'],
    [MOROCCO, 'can we leave from fes instead', 'Marrakech, Merzouga and Fes'],
  ])('"%s" → "%s" goes to %s', (message, edit, destination) => {
    expect(planned(message, edit).destination).toBe(destination);
  });
});

describe('a route that begins and ends in one place comes back for its last day', () => {
  it.each([
    ['7 days from inverness back to inverness. isle of skye, glencoe', 'then back to Inverness.'],
    ['Morocco 11 days in february, land in marrakech leave from marrakech, fes, merzouga', 'then back to Marrakech.'],
    ['peru 13 days. lima cusco titicaca, flying in and out of lima', 'then back to Lima.'],
    [
      'portugal road trip 10 days, start and end in lisbon, porto and algarve',
      'then Algarve (4 nights), then back to Lisbon.',
    ],
    ['japan 10 days, tokyo kyoto osaka, back to tokyo at the end', 'Osaka (2 nights), then back to Tokyo.'],
  ])('"%s": %s', (message, way) => {
    expect(planned(message).said).toContain(way);
  });

  it('and still does when a stop gets a night more', () => {
    const { said, duration } = planned(
      'japan 10 days, tokyo kyoto osaka, back to tokyo at the end',
      'one night more in kyoto, one less in tokyo',
    );
    expect(said).toMatch(/^Tokyo has 3 nights .* Kyoto has 4 nights/);
    expect(duration).toBe('10 days');
  });
});

describe('where somebody has been, lived or met is not where the trip goes', () => {
  it.each([
    ['we did our honeymoon in florence and pisa. 6 days mid may, tuscany, not florence and not pisa', 'Siena'],
    ['i lived in berlin for years. 3 days in hamburg', 'Hamburg'],
    ['we met in paris and want to go back for 4 days', 'Paris'],
    ['we grew up in Naples. 4 days in Rome', 'Rome'],
  ])('"%s" goes to %s', (message, destination) => {
    expect(planned(message).destination).toBe(destination);
  });
});
