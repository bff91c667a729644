import { describe, expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

/** Parts of the first and the last day that something is planned in. */
function edges(message: string) {
  const days = converse(message).suggestion?.itinerary ?? [];
  const parts = (index: number) => [...new Set(days.at(index)?.details?.map(({ timeOfDay }) => timeOfDay))];
  return { first: parts(0), last: parts(-1) };
}

it.each([
  ['krakow fri 5 feb til mon, history', '2027-02-05', 4],
  ['lisbon, thurs 6 may - sun', '2027-05-06', 4],
  ['seville sat 10 april thru tuesday', '2027-04-10', 4],
  ['vienna wed 3 march till friday', '2027-03-03', 3],
])('"%s" starts on %s and ends on the weekday that it names', (message, start, days) => {
  const { suggestion } = converse(message);
  expect(suggestion?.startDate).toBe(start);
  expect(suggestion?.itinerary).toHaveLength(days);
});

describe('the clock of arrival and departure', () => {
  it.each(['singapore 2 days, land 2 june 2027 6am', 'rome 4 days from 5 may 2027, we land at 7:30'])(
    '"%s" leaves the first day from the morning on',
    (message) => expect(edges(message).first).toEqual(['morning', 'afternoon', 'evening']),
  );

  it('a late landing leaves the first day empty, and a late flight home more than the last morning', () => {
    expect(edges('rome 4 days from 5 may 2027, we land at 22:40').first).toEqual(['evening']);
    expect(edges('rome 4 days from 5 may 2027, flight home at 21:00 on the last day').last).toContain('afternoon');
  });

  it('so many nights are no time of the day', () => {
    expect(converse('flying from London to Lisbon on Feb 12 for 4 nights').last?.message).not.toContain('leaving at');
  });
});

it.each([
  ['bangkok 3 days 5 march 2027, me n my wife', 2],
  ['berlin 3 days 5 march 2027 with 5 friends', 6],
  ['prague 3 days in may, 3 adults', 3],
])('"%s": the sum is told for one and for all', (message, heads) => {
  const { last } = converse(message);
  expect(last?.message).toContain('per person');
  expect(last?.message).toMatch(new RegExp(`For ${heads} of you that is about €[\\d,]+\\.`));
});

describe('what cannot be known is said with who knows it, and the plan stays', () => {
  it.each([
    ['marrakech 3 days in march', 'is it ok on my own as a woman?', /foreign ministry/],
    ['bangkok 3 days in march', 'how do i say no fish sauce in thai', /In Thai: .*ปลา/],
    ['hanoi 3 days in march', 'how would you say no peanuts in vietnamese?', /In Vietnamese: .*đậu phộng/],
    ['bali 5 days in july', 'do i need malaria pills?', /doctor or a travel clinic/],
    ['budapest 3 days in may', 'are the hot baths ok with a pacemaker?', /doctor or the midwife/],
  ])('"%s", "%s"', (first, asked, answered) => {
    const before = converse(first).suggestion;
    const { last, suggestion } = converse(first, asked);
    expect(last?.message).toMatch(answered);
    expect(suggestion).toEqual(before);
  });

  it('is answered beside the first plan, too', () => {
    const { last, suggestion } = converse('marrakesh 3 days solo female, march. is it ok on my own?');
    expect(last?.message).toMatch(/foreign ministry/);
    expect(suggestion?.itinerary).toHaveLength(3);
  });
});
