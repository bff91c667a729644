import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

const PLANS = [
  'seville 6-9 may 2027, 3 friends, tapas, gardens',
  'rome and florence 7 days from 3 june 2027 with my mum',
  'tokyo, hakone, kyoto, osaka 12 days from 24 april 2027',
  'new york 4 days in october, museums',
];
const place = fc.constantFrom(
  'the castle',
  'rome',
  'kyoto',
  'granada',
  'the beach',
  'the old town',
  'lisbon',
  'the first place',
  'the met',
);
const time = fc.constantFrom(
  'in july',
  'on day 2',
  'on the saturday',
  'next week',
  'on 8 may',
  'at night',
  'for 3 days',
  'before easter',
  '',
);
const topic = fc.constantFrom(
  'cheap',
  'quiet',
  'with kids',
  'step free',
  'cash only',
  'crowded',
  'far',
  'worth it',
  'vegan',
  'too hot',
  'fun for teens',
  'a holiday',
);
const asked = fc.oneof(
  fc.tuple(fc.constantFrom('is', 'isnt', 'was'), place, topic, time).map((words) => words.join(' ')),
  fc
    .tuple(
      fc.constantFrom(
        'how far is',
        'why',
        'where is',
        'whats the train to',
        'how long is the bus to',
        'what does it cost to get to',
      ),
      place,
      time,
    )
    .map((words) => words.join(' ')),
  fc
    .tuple(
      fc.constantFrom(
        'can my 17yo drive to',
        'does the metro go to',
        'do they speak english in',
        'did you think of',
        'has my dad to climb at',
      ),
      place,
      time,
    )
    .map((words) => words.join(' ')),
  fc
    .tuple(
      fc.constantFrom('n is', 'wait is', 'hmm are', 'and which days are', 'so when exactly is'),
      fc.constantFrom('it', 'that', 'this'),
      topic,
    )
    .map((words) => words.join(' ')),
);
const mark = fc.constantFrom('?', '??', '', '? quiet but walkable', '? time n cost roughly');

it('a question never changes the plan, whatever places, dates and tastes it names', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLANS), asked, mark, (plan, question, end) => {
      const [before, answer] = converse(plan, `${question}${end}`).answers;
      expect(before?.suggestion?.itinerary.length).toBeGreaterThan(0);
      expect(answer?.message).not.toBe('');
      expect(answer?.quickSuggestions).toBeUndefined();
      if (answer?.suggestion) expect(answer.suggestion).toEqual(before?.suggestion);
    }),
    { numRuns: 150, seed: 2027 },
  );
}, 90_000);

it.each([
  ['is it cash only', /cards are taken nearly everywhere/],
  ['can my 17yo drive the rental', /under 18/],
  ['hows best to get from the airport into town w 2 big suitcases', /With luggage a taxi/],
  ['can u write me a line in spanish that i cant have peanuts', /In Spanish: .*cacahuetes/],
  ['is the bullring haunted', /about "bullring haunted" I do not know/],
  ['how much per night did u reckon', /a night for one adult in Seville/],
  ['where should we stay? quiet but walkable', /Santa Cruz.*quiet ask for a room/],
])('"%s" is answered by its topic, or honestly not', (question, said) => {
  const { last } = converse(PLANS[0] ?? '', question);
  expect(last?.message).toMatch(said);
  expect(last?.suggestion).toBeUndefined();
  expect(last?.message).not.toMatch(/did not understand/);
});

it.each([
  [
    'dublin 3 days from 24 march 2027',
    'wait isnt that easter?? which days exactly',
    /Easter Sunday is Mar 28[\s\S]*Good Friday, Mar 26[\s\S]*Wed, Mar 24 to Fri, Mar 26/,
  ],
  [
    'paris 6 to 9 may 2027',
    'is the thu a holiday in france? and whats with the sat being 8 may',
    /Ascension Day \(May 6\) and Victory Day \(May 8\)/,
  ],
  [
    'tokyo 24 april to 2 may 2027',
    'my mate says thats golden week n its hell. true?',
    /Golden Week is from Apr 29 to May 5, 2027, which are day 6, 7, 8 and 9 of your plan/,
  ],
  ['rome 1 to 5 june 2027', 'is 2 june a public holiday?', /Republic Day \(Jun 2\)/],
])('"%s" → "%s" is answered out of the calendar', (plan, question, said) => {
  expect(converse(plan, question).last?.message).toMatch(said);
});
