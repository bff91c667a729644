import { describe, expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

const ITALY = 'two weeks in italy from 1 sept 2027: milan, venice, florence, rome and naples';

describe('a question whose words tell what it asks for is answered out of the plan, and changes nothing', () => {
  it.each([
    ['how many days till we go?', 'It is 282 days until Wed, Sep 1, 2027'],
    ['how long is it until the trip', 'It is 282 days until'],
    ['so which days are we actually on trains?', 'Milan to Venice (by train'],
    ['on what days do we change hotels', 'Rome to Naples (by train'],
    ['can you show me the whole plan again', 'Day 14 (Tuesday, Sep 14), Naples:'],
    ['give us a quick overview pls', 'Day 1 (Wednesday, Sep 1), Milan:'],
    ["we don't want to drive more than 3 hours a day", 'Milan to Venice on day '],
  ])('"%s": %s', (question, said) => {
    const { last } = converse(ITALY, question);
    expect(last?.message).toContain(said);
    expect(last?.suggestion).toBeUndefined();
    expect(last?.account?.map(({ outcome }) => outcome)).toEqual(['answered']);
  });
});

it('a journey is told for each change of town, and none of a plan in one', () => {
  const asked = 'which days are we travelling?';
  expect(converse(ITALY, asked).last?.message.match(/ to \p{Lu}\p{L}+ \(/gu)).toHaveLength(4);
  expect(converse('rome 4 days in may', asked).last?.message).toContain('no change of town');
});

it('a limit of driving says which legs are over it', () => {
  const { last } = converse(ITALY, 'we never want to be in the car for more than 2 hours a day');
  expect(last?.message).toMatch(/Milan to Venice on day \d+ \([^)]*\), about \d h/);
  expect(last?.message).toMatch(/would be over your 2 h/);
  const most = converse(ITALY, 'no more than 8 hours of driving a day please');
  expect(most.last?.message).toContain('every day keeps within your 8 h');
});

it('whether a need is minded is said with what nobody here knows', () => {
  const { last } = converse('tokyo 5 days from nov 3, my girlfriend is coeliac', 'did you keep the gluten in mind?');
  expect(last?.message).toMatch(/^Yes, I mind gluten-free/);
  expect(last?.message).toContain('ask about separate fryers');
  expect(converse('tokyo 5 days', 'did you take our needs into account?').last?.message).toContain('told me of no');
});

it('days until a trip without dates cannot be counted', () => {
  expect(converse('rome 4 days', 'how many days until we leave?').last?.message).toContain('no dates yet');
});

it('a word of a title that is a word of every plan names nothing on it', () => {
  expect(converse('5 days in Lisbon', 'what time of year is best?').last?.message).toContain('Most people like Lisbon');
});

it('what it can do is told before there is any plan', () => {
  expect(converse('hi', 'not much. what can you even do').last?.message).toContain('I plan trips day by day');
  expect(converse('is the louvre open on tuesdays?').last?.message).toContain('Louvre is closed on Tuesdays');
});

it.each([
  ['how do i make this my actual trip', 'Create Trip'],
  ['is a small tattoo a problem in the baths?', 'private baths'],
  ['what if the ferries dont run because of the wind?', 'later boat'],
  ['is it safe to drive after dark there?', 'by daylight'],
  ['which beaches can the dog go on?', 'early and late hours'],
  ['is the travel pass worth it?', 'single tickets'],
])('"%s" is answered by what is usual, and changes nothing', (question, said) => {
  const { last } = converse(ITALY, question);
  expect(last?.message).toContain(said);
  expect(last?.suggestion).toBeUndefined();
});

it('what is not to be done yet is offered, and done on a yes', () => {
  const asked = ['2 days in venice, 13 & 14 feb', 'suggest a special dinner for the 14th, dont add it yet'];
  const offered = converse(...asked);
  expect(offered.last?.message).toMatch(/I would take .* Nothing is changed yet: say "do that"/);
  expect(offered.last?.suggestion).toBeUndefined();
  const titles = converse(...asked, 'ok do that').suggestion?.itinerary?.[1]?.details?.map(({ title }) => title) ?? [];
  expect(titles.filter((title) => offered.last?.message.includes(title))).toHaveLength(1);
});

it('nights of one thing on a plan are not the length of the trip', () => {
  const { suggestion } = converse(
    'sydney and melbourne, 16 days from 19 dec',
    'make the great ocean road 2 nights instead of 1',
  );
  expect(suggestion?.itinerary).toHaveLength(16);
});
