import { expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

const ROME = 'Rome! landing fri 11 dec 22:40, flying home monday 7:00. colosseum + trevi';

it.each([
  ['and monday morning when do we have to get up', 'For a flight at 07:00', 'there by 05:00', 'leave at 04:00'],
  ['how early should we be at the airport', 'For a flight at 07:00', 'there by 05:00', 'leave at 04:00'],
  ['if the flight is at 13:30 when should we leave', 'For a flight at 13:30', 'there by 11:30', 'leave at 10:30'],
])('"%s" is reckoned back from the flight, and changes nothing', (question, ...parts) => {
  const { last } = converse(ROME, question);
  for (const part of parts) expect(last?.message).toContain(part);
  expect(last?.suggestion).toBeUndefined();
});

it('the way from the airport at night names what is sure then, and promises no train', () => {
  const { last } = converse(ROME, 'how do we get to the hotel that late?');
  expect(last?.message).toMatch(/From the airport into Rome.* a taxi, or a transfer that you book ahead, is sure\./);
  expect(last?.suggestion).toBeUndefined();
});

it('is answered before there is any plan', () => {
  expect(converse('if my flight was at 6:45 when should i be at the airport').last?.message).toContain(
    'there by 04:45',
  );
});

it('"just one thing that day" leaves one, on the day that was spoken of', () => {
  const { suggestion, last } = converse('lisbon 4 days', 'day 2 is too much, can we just do one thing that day');
  const day = suggestion?.itinerary?.[1]?.details ?? [];
  expect(last?.message).toContain('on day 2');
  expect(day.filter(({ category }) => category !== 'food')).toHaveLength(1);
});
