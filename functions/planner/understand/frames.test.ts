import { expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

it.each([
  [
    'dolomites 5 days hiking w our dog, mid june, no car',
    'Dolomites',
    '5 days',
    /do not know Dolomites well enough.*nearest that I know well to Dolomites is Innsbruck/,
  ],
  [
    'hallo! 5 tage südtirol ab 1. juni 2027 mit meiner oma, gerne gärten',
    'South Tyrol',
    '5 days',
    /do not know South Tyrol.*Innsbruck: say so/,
  ],
  ['tromso and lofoten 7 days from 10 feb 2027', 'Tromsø and Lofoten', '7 days', /do not know Lofoten well enough/],
  ['lapland and lofoten 7 days from 10 feb 2027', 'Lapland and Lofoten', '7 days', /do not know Lapland and Lofoten/],
  [
    '6 jours en sicile du 13 au 18 septembre 2027, arrivée à Catane, départ de Palerme',
    'Catania and Palermo',
    '6 days',
    /The way goes Catania/,
  ],
])('"%s" is planned there and nowhere else, and it is said what is not known', (said, destination, duration, text) => {
  const { last } = converse(said);
  expect(last?.suggestion).toMatchObject({ destination, duration });
  expect(last?.message).toMatch(text);
});

it('days in a place that nothing is known of are for what was asked for', () => {
  const days = converse('dolomites 5 days hiking, mid june').suggestion?.itinerary.flatMap(
    ({ activities }) => activities,
  );
  expect(days?.[0]).toBe('A day for hiking in Dolomites');
});

it('a region without days or dates is still answered with what is near and known', () => {
  expect(converse('sicily').last?.quickSuggestions?.length).toBeGreaterThan(0);
});

it.each([
  [['amsterdam 3 days max 400€ for both of us, sleeping incl. feb'], /€400 in all/],
  [['amsterdam 3 days max 400€ for both of us, feb', 'cut it to 300 then'], /€300 in all/],
  [
    ['dubrovnik 7 days in august, family of 5', '2000 w/o getting there. kids 4, 7, 13.'],
    /€2,000 for 2 adults and 3 children|your €2,000/,
  ],
  [['copenhagen 4 days w a toddler (2) and a baby'], /a baby nothing/],
])('%j is a sum for those who travel', (turns, said) => {
  const { last } = converse(...turns);
  expect(last?.message).toMatch(said);
  expect(last?.message).not.toMatch(/did not understand/);
});

it.each([
  ['last day we have to be at the station at 12', /leaving at 12:00/],
  ['day 4 just the morning pls, train at 14h', /leaving at 14:00/],
])('"%s" is when they leave, and fills no day', (said, text) => {
  const { answers } = converse('rome 4 days from 9 april 2027', said);
  expect(answers[1]?.message).toMatch(text);
  const count = (index: number) => answers[index]?.suggestion?.itinerary[3]?.activities.length ?? 0;
  expect(count(1)).toBeLessThanOrEqual(count(0));
});

it('in September, from Monday 13 to Saturday 18, is from the 13th to the 18th', () => {
  expect(converse('vienna in sept 2027, from monday 13 to sat 18').suggestion).toMatchObject({
    startDate: '2027-09-13',
    duration: '6 days',
  });
});

it.each([
  ['rom 4 tage ab 1. mai 2027 mit frau und baby (8 monate)', /2 adults and 1 child/],
  ['madrid del 12 al 15 de agosto 2027, museos no', /no museums/],
])('"%s" is heard as it is meant', (said, text) => {
  expect(converse(said).last?.message).toMatch(text);
});

it('a night more in a town that is no stop is put where it is near, and the trip stays as long as it was', () => {
  const { suggestion } = converse(
    'scotland 7 days from 14 june 2027, edinburgh then isle of skye',
    'add a night in glencoe',
  );
  expect(suggestion?.destination).toMatch(/Edinburgh.*Glencoe/);
  expect(suggestion?.duration).toBe('7 days');
});

it('what one stop keeps is said, and what is left goes where it is sent', () => {
  const { last } = converse(
    'vienna prague budapest 10 days from 3 sept 27',
    'ok 2 nights in prague only, give the spare one to budapest',
  );
  expect(last?.message).toMatch(/Prague has 2 nights now, instead of 3 and Budapest has 4 nights now, instead of 3/);
});

it.each([
  ['berlin 4 to 6 june 2027', 'ok make it fri to mon', /Here are 4 days in Berlin, from Jun 4/],
  ['roma 3 giorni dal 23 al 25 aprile 2027, siamo in 4', 'il 25 è festivo?', /Apr 25/],
  [
    'wien 4 tage im sept 2027, ich und meine freundin',
    'wie weit ist es vom flughafen in die stadt?',
    /From the airport into Vienna/,
  ],
  ['azores 6 days 2-7 june 2027', 'do we need a car there', /^In a large town a car is only a burden/],
])('"%s" → "%s" is answered as it is meant', (plan, said, text) => {
  expect(converse(plan, said).last?.message).toMatch(text);
});
