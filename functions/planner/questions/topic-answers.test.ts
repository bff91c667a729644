import { describe, expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

describe('a question is answered by what it is about, in any words, and changes nothing', () => {
  it.each([
    [
      'Rome 4 days from 12 april, vatican museums',
      'is the line at the vatican awful?',
      /^Vatican Museums .* timed ticket/,
    ],
    ['Florence 3 days in june, uffizi', 'do under 6s get in for nothing there', /under 18 in free/],
    ['Barcelona 3 days 8 may', 'what on this list sells out', /Sagrada Família \(a slot some weeks ahead/],
    [
      'London 3 days 14 january for 2, in pounds',
      'what does each day cost roughly',
      /Day 1 .*£.*Day 3 .*£.*The dearest is/,
    ],
    [
      'Andalusia 8 days in may by car: Malaga, Granada, Seville',
      'how long behind the wheel per day',
      /Málaga to Granada.*The longest/,
    ],
    [
      'Lisbon 3 days in april with my dad, 78',
      'what is the toughest bit for him',
      /^The hardest for him is .* because|^The hardest for him is [^:]+: /,
    ],
    ['Vienna and Budapest 6 days', 'coach or rail between them?', /I would take the train/],
    ['Seville 3 days', 'do we want a hire car there', /^In Seville no: a car is a burden/],
    ['Crete 6 days', 'do we want a hire car there', /a car helps/],
    ['Paris 3 days', 'is the louvre worth it?', /^Louvre: yes, I would go: it is what people come to Paris for/],
    ['Istanbul 3 days', 'how do i get over to the asian side', /ferry from Eminönü/],
    ['Marrakech 3 days', 'is a woman fine by herself in the evening?', /Many women go alone/],
    ['Istanbul 3 days', 'do i need a headscarf for the mosques', /women cover hair/],
    ['Cusco 4 days in may', 'will the thin air give us trouble', /3,400 m/],
    [
      'Prague 3 days',
      'my friend will not climb the astronomical clock tower, where can she wait',
      /on the ground close by/,
    ],
    ['Edinburgh 3 days by car', 'can i have a whisky and still drive?', /limit/],
    ['Lisbon 3 days', 'how do we keep this', /Create Trip/],
  ])('%s → "%s"', (first, question, said) => {
    const { last } = converse(first, question);
    expect(last?.message).toMatch(said);
    expect(last?.suggestion).toBeUndefined();
  });
});

it('a day out that is too far has a nearer one offered, which "do that" takes', () => {
  const { answers, suggestion } = converse(
    'Bangkok 5 days in january with one day trip',
    'is the day trip too far? anything nearer',
    'ok do that',
  );
  const offered = /I put (.+?) in its place/.exec(answers[1]?.message ?? '')?.[1];
  expect(answers[1]?.suggestion).toBeUndefined();
  const titles = suggestion?.itinerary?.flatMap(({ details = [] }) => details.map(({ title }) => title)) ?? [];
  expect(offered).toBeDefined();
  expect(titles.some((title) => title.includes(offered ?? '?'))).toBe(true);
});

it('the hour to leave is reckoned back by the way to the airport that was named before', () => {
  const { last } = converse(
    'Tokyo 5 days from 4 april, flight home at 11:00 from narita',
    'when must we be out of the hotel?',
  );
  expect(last?.message).toContain('Narita is about 1 h 30 min');
  expect(last?.message).toContain('leave at 07:30');
});
