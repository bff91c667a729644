import { expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

it.each([
  ['Athens 5 days in October', 'five days is long for Athens isnt it', /more than most people take for Athens/],
  ['Prague 3 days from 11 Dec 2026', 'is anything shut on the Sunday?', /weekly closing day/],
  [
    'Copenhagen 3 days in June, 2 adults and kids 4 and 9',
    'how much is Tivoli for all 4 of us?',
    /For 4 of you I estimate about €75/,
  ],
  ['Naples 3 days in May', 'where is Capri in this?', /Capri .*about \d+ km from Naples/],
  ['Rome 3 days in May', 'which day is the least walking?', /^Day \d has the least: about/],
  ['Rome 3 days in May', 'how many sights are there each day?', /^Sights by day: day 1 \d/],
  [
    'Barcelona 3 days in May with my parents',
    'something gentle for my mum on day 2?',
    /Say "add" and a name; nothing is changed yet/,
  ],
  [
    'Edinburgh 3 days in May, my mum has a bad hip',
    'is the castle doable for her?',
    /^Edinburgh Castle: steep and cobbled/,
  ],
  ['Amsterdam 3 days in May', 'how early do I have to get Anne Frank tickets?', /tickets for six weeks ahead/],
  [
    'Tokyo 4 days in May, we are vegetarian',
    'dashi is in everything. what do we do?',
    /^Dashi is a broth .*nothing for you with "vegetarian"/,
  ],
  ['Marrakech 4 days from 15 Feb 2027', 'is it Ramadan then?', /^Yes, it is Ramadan from about Feb 8/],
  ['Stockholm 3 days from 25 June 2027', 'is Midsummer on then?', /from Jun 25 to Jun 26, 2027/],
])('%s: "%s" is answered for what it names, and changes nothing', (plan, question, said) => {
  const { last } = converse(plan, question);
  expect(last?.message).toMatch(said);
  expect(last?.suggestion).toBeUndefined();
  expect(last?.message).not.toMatch(/did not understand/);
});

it('a question before there is a plan is about the place that was asked of before', () => {
  const { answers } = converse('what is the weather in Lisbon tomorrow?', 'and in November, do I need a proper coat?');
  expect(answers[0]?.message).toMatch(/no live weather and no forecast/);
  expect(answers[1]?.message).toMatch(/In November afternoons in Lisbon reach about 18 °C/);
});

it('of two places that are named as alternatives one is recommended with its reason, and "that one" plans it', () => {
  const { answers, suggestion } = converse(
    'Copenhagen or Barcelona for 3 days in January, if I hate the cold?',
    'ok that one, 15 to 17 January',
  );
  expect(answers[0]?.message).toMatch(/^I would take Barcelona: it is the milder one, about 14 °C in January/);
  expect(suggestion).toMatchObject({ destination: 'Barcelona', duration: '3 days', startDate: '2027-01-15' });
});

it('a need that is over is no longer minded, and the answer says so', () => {
  const { last } = converse(
    'Rome 4 days in May, my dad has bad knees',
    'his knees are fine again, no need to mind them',
  );
  expect(last?.message).toMatch(/I no longer mind short and flat ways/);
});

it('money that is for entrances alone is no limit of the trip', () => {
  const { answers } = converse(
    'Paris 3 days in April for two, max 150 euros for entrances',
    'so are we under the 150?',
  );
  expect(answers[0]?.message).not.toMatch(/is not enough for Paris/);
  expect(answers[1]?.message).toMatch(/I estimate the tickets of the plan at about €\d+ for 2 of you/);
});

it.each(['8 lakh', '₹800,000'])('"%s" is a sum', (sum) => {
  const { last } = converse('Lucerne 5 days in May for two', `is ${sum} enough?`);
  expect(last?.message).toMatch(/^Yes, ₹800,000 is enough/);
});
