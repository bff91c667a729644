import { describe, expect, it } from 'vitest';
import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { chosenIdea } from './choose-idea.ts';
import { findBudget, findCurrency } from './find-budget.ts';
import { findOpenWish } from './find-climate.ts';
import { findDates } from './find-dates.ts';
import { findTastes } from './find-interests.ts';
import { findBareLength, findLength, findSpanLength } from './find-length.ts';
import { findParty } from './find-party.ts';
import { findPlaces } from './find-places.ts';
import { findSights } from './find-sights.ts';
import { findStays } from './find-stays.ts';
import { findLevelChange, findPace } from './find-style.ts';
import { withoutOffset } from './relative-dates.ts';
import { findBareDay, findShift } from './shift-dates.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

describe('everyday words', () => {
  it.each([
    ['the first week of March', { start: '2027-03-01', days: 7 }],
    ['last weekend in March', { start: '2027-03-26' }],
    ['the first weekend of May', { start: '2027-05-01' }],
    ['Friday to Monday, second Friday of April', { start: '2027-04-09', days: 4 }],
    ['arriving Thursday 4 March, leaving Sunday', { start: '2027-03-04', end: '2027-03-07' }],
    ['landing on 3 June at noon, home on the 8th', { start: '2027-06-03', end: '2027-06-08' }],
    ['28 December to 3 January 2027', { start: '2026-12-28', end: '2027-01-03' }],
    ['Dec 28 - Jan 3, 2027', { start: '2026-12-28', end: '2027-01-03' }],
    ['3 May to 8 June 2028', { start: '2028-05-03', end: '2028-06-08' }],
    ['10-14.08.', { start: '2027-08-10', end: '2027-08-14' }],
    ['28/5-2/6', { start: '2027-05-28', end: '2027-06-02' }],
    ['12/25', { start: '2026-12-25' }],
    ['next Friday', { start: '2026-11-27' }],
    ['Thursday next week', { start: '2026-11-26' }],
    ['the day after tomorrow', { start: '2026-11-23' }],
    ["in a fortnight's time", { start: '2026-12-05' }],
    ['in 3 weeks, a long weekend', { start: '2026-12-12' }],
    ['Rome in 9 days', { start: undefined }],
    ['open 24/7', { start: undefined }],
    ['1.5 million', { start: undefined }],
    ['for Thanksgiving', { start: '2026-11-25' }],
    ['carnival', { start: '2027-02-06' }],
    ['half term in October', { start: '2027-10-25' }],
    ['the week after Easter', { start: '2027-03-29' }],
    ['mid-June', { start: '2027-06-14', isRough: true }],
    ['all of June', { start: '2027-06-01', days: 30 }],
  ])('"%s" is a time', (message, dates) => {
    expect({ start: undefined, ...findDates(foldInPlace(message), message, TODAY) }).toMatchObject(dates);
  });

  it.each([
    ['start a week later', 7],
    ['one day earlier', -1],
    ['later by a week', 7],
    ['2 days earlier', -2],
    ['push it back two weeks', 14],
    ['bring it forward by 3 days', -3],
    ['the weekend after', 7],
    ['one day longer', undefined],
    ['two more days', undefined],
  ])('"%s" moves the dates by %s days', (message, days) => {
    expect(findShift(foldInPlace(message))).toBe(days);
  });

  it.each([
    ['from the 12th', { start: '2027-05-12' }],
    ['make it the 3rd to the 9th', { start: '2027-05-03', end: '2027-05-09' }],
    ['until the 16th', { start: '2027-05-10', end: '2027-05-16' }],
    ['for my 40th birthday', undefined],
  ])('"%s" is in the month mentioned before', (message, dates) => {
    expect(findBareDay(foldInPlace(message), '2027-05-10', TODAY)).toEqual(dates);
  });

  it.each([
    ['a 5-day trip', 5],
    ['ten-day tour', 10],
    ['48 hours', 2],
    ['overnight', 2],
    ['fri-mon', 4],
    ['four and a half days', 5],
    ['with a day trip to Sintra', undefined],
    ['two day trips', undefined],
  ])('"%s" is a length of %s days', (message, days) => {
    const folded = foldInPlace(message);
    expect(findLength(folded) ?? findSpanLength(folded)).toBe(days);
  });

  it('distinguishes a length from other numbers', () => {
    expect(
      ['make it 6', 'cut it down to three', '4 instead', 'make it 2 people', 'make it the 20th'].map(findBareLength),
    ).toEqual([...[6, 3, 4, undefined, undefined]]);
    expect(withoutOffset('bali in two weeks, 10 days')).not.toContain('two weeks');
  });

  it.each([
    ['five hundred pounds', { amount: 500, currency: 'GBP', per: 'total' }],
    ['half a grand', undefined],
    ['600 each', { amount: 600, currency: undefined, per: 'person' }],
    ['about 120 per day', { amount: 120, currency: undefined, per: 'day' }],
    ['CA$1500', { amount: 1500, currency: 'CAD', per: 'total' }],
    ['15 million rupiah', { amount: 15_000_000, currency: 'IDR', per: 'total' }],
    ['two things a day', undefined],
  ])('"%s" is a budget', (message, budget) => {
    expect(findBudget(foldInPlace(message))).toEqual(budget);
  });

  it('knows currencies by their colloquial names', () => {
    const named = ['prices in aussie dollars please', 'in £', 'show costs in yen', 'in May'];
    expect(named.map((message) => findCurrency(foldInPlace(message)))).toEqual(['AUD', 'GBP', 'JPY', undefined]);
  });

  it.each([
    ['nothing rushed', 'relaxed'],
    ['we are not in a hurry at all', 'relaxed'],
    ['my mum walks with a stick', 'relaxed'],
    ['my parents are in their 70s', 'relaxed'],
    ['three things a day', 'relaxed'],
    ["don't want to cram everything in", 'relaxed'],
    ['we want to see it all', 'full'],
    ['from morning till night', 'full'],
    ['we are 72 km away', undefined],
    ['a nice trip', undefined],
  ])('"%s" is a pace', (message, pace) => {
    expect(findPace(foldInPlace(message))).toBe(pace);
  });

  it.each([
    ['8 girls, a hen do', { kind: 'friends', adults: 8 }],
    ['me and two friends', { adults: 3 }],
    ['my best friend and I', { kind: 'friends', adults: 2 }],
    ['3 couples', { adults: 6 }],
    ['with hubby', { kind: 'couple' }],
    ['with my 3yo', { kids: true, children: 1 }],
    ['a couple of weeks', undefined],
    ['for 2 nights', undefined],
  ])('"%s" is who comes along', (message, party) => {
    const found = findParty(foldInPlace(message));
    if (party === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(party);
  });

  const places = (message: string) =>
    findPlaces(message).map(
      (each) =>
        `${each.role} ${each.kind === 'city' ? each.destination.name : each.kind === 'country' ? each.code : each.name}`,
    );

  it.each([
    ['my friend Florence and I want to see Madrid', ['go Madrid']],
    ["Hi, I'm Sydney. Rome please", ['go Rome']],
    ['3 days in Madrid. Thanks, Milan', ['go Madrid']],
    ['swap Paris for London', ['not Paris', 'go London']],
    ['not Lisbon, Porto', ['not Lisbon', 'go Porto']],
    ["don't want to go to Paris", ['not Paris']],
    ['been to Rome, Paris and Madrid', ['not Rome', 'not Paris', 'not Madrid']],
    ['from Paris to Rome via Milan', ['origin Paris', 'go Milan', 'go Rome']],
    ['somewhere not too far from London', ['near London']],
    ['a city like Lisbon', ['like Lisbon']],
    ['ghent 4 days', ['go Ghent']],
    ['a week in Tuscany', ['go Florence', 'go Siena']],
    ['Scotland', ['go Edinburgh', 'go Inverness', 'go Isle of Skye']],
    ['Valencia, Spain', ['go Valencia', 'go ES']],
    ['surprise me', []],
    ['nice and warm', []],
    ['Nice 4 days', ['go Nice']],
  ])('"%s" names places', (message, expected) => {
    expect(places(message)).toEqual(expected);
  });

  it.each([
    ['3 nights in Paris then 2 in London', { nights: { Paris: 3, London: 2 }, days: 6 }],
    ['Rome 3 days, Florence 2 days', { nights: { Rome: 3, Florence: 2 }, days: 5 }],
    ['4 days each in Rome and Florence', { nights: { Rome: 4, Florence: 4 }, days: 8 }],
    ['Lisbon and Porto, 8 days', undefined],
  ])('"%s" says how long each stop is', (message, stays) => {
    expect(findStays(foldInPlace(message), findPlaces(message))).toEqual(stays);
  });

  it('a place whose name begins with a common word is recognised by its whole name only', () => {
    const london = [catalogue().destination('London')].filter((each) => each !== undefined);
    expect(findSights('skip the tower of london', london)).toEqual({ wanted: [], unwanted: ['Tower of London'] });
    expect(findSights('no tower, no museum and no park', london)).toEqual({ wanted: [], unwanted: [] });
  });

  it('chooses an idea by its number, and by nothing else', () => {
    const said = [
      '2',
      'second pls',
      'the last one, 8 days',
      'option 1',
      'the first week of March',
      '2 weeks',
      'one day',
    ];
    expect(said.map((message) => chosenIdea(foldInPlace(message)))).toEqual([
      1,
      1,
      2,
      0,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('understands what is not wanted after its name as well as before', () => {
    expect(findTastes('museums bore me')).toMatchObject({ 'kind:museum': -10 });
    expect(findTastes('anything but museums')).toMatchObject({ 'kind:museum': -10 });
    expect(findTastes('too many museums')).toMatchObject({ 'kind:museum': -2 });
    expect(findTastes('less museums more food')).toMatchObject({ 'kind:museum': -2, food: 3 });
    expect(findTastes('no spas, nightlife please')).toMatchObject({ spa: -10, nightlife: 2 });
    expect(findTastes('no spas, museums or shopping')).toMatchObject({ 'kind:museum': -10, shopping: -10 });
    expect(findTastes('we are not in a hurry, museums')).toMatchObject({ 'kind:museum': 2 });
    expect(findTastes('no more museums')).toMatchObject({ 'kind:museum': -10 });
    expect(findLevelChange('a bit steep for us')).toBe(-1);
  });

  it('understands degrees, and unwanted regions', () => {
    expect(findOpenWish('at least 25 degrees')).toMatchObject({ minHigh: 25 });
    expect(findOpenWish('20+ °c')).toMatchObject({ minHigh: 20 });
    expect(findOpenWish('not above 28 degrees')).toMatchObject({ maxHigh: 28 });
    expect(findOpenWish('it is 35 degrees here')).toBeUndefined();
    expect(findOpenWish('somewhere in the us')).toEqual({ regions: ['North America'] });
    expect(findOpenWish('the usual sights')).toBeUndefined();
    expect(findOpenWish('not asia')).toMatchObject({ notRegions: ['Asia', 'Southeast Asia'] });
  });
});
