import { describe, expect, it } from 'vitest';
import { foldInPlace } from '#shared/text/fold.ts';
import { findBudget } from './find-budget.ts';
import { findDates } from './find-dates.ts';
import { findDishes } from './find-dishes.ts';
import { findTastes } from './find-interests.ts';
import { findLength } from './find-length.ts';
import { findParty } from './find-party.ts';
import { findPlaces } from './find-places.ts';

const TODAY = '2026-11-21';

describe('what a message says', () => {
  it.each([
    ['five days', 5],
    ['3 nights', 4],
    ['a long weekend', 4],
    ['two weeks', 14],
    ['4-5 days', 5],
    ['a fortnight', 14],
    ['a week and a half', 10],
    ['4d', 4],
    ['a relaxed week', 7],
    ['a lazy long weekend', 4],
    ['two lovely weeks', 14],
    ['three quiet, sunny days', 3],
    ['a trip next week', undefined],
    ['50 euros a day', undefined],
    ['with a day trip', undefined],
    ['two more days', undefined],
    ['Rome and Venice', undefined],
  ])('"%s" is a length of %s days', (message, days) => {
    expect(findLength(foldInPlace(message))).toBe(days);
  });

  it.each([
    ['from 3 May to 8 May', { start: '2027-05-03', end: '2027-05-08' }],
    ['May 28 - June 2', { start: '2027-05-28', end: '2027-06-02' }],
    ['12-16 July', { start: '2027-07-12', end: '2027-07-16' }],
    ['2027-02-10 until 2027-02-18', { start: '2027-02-10', end: '2027-02-18' }],
    ['the 3rd of June', { start: '2027-06-03' }],
    ['in late October', { start: '2027-10-22', month: 10, isRough: true }],
    ['in November', { start: '2027-11-10', isRough: true }],
    ['for the cherry blossom season', { start: '2027-03-27', month: 3, isRough: true }],
    ['sakura in early April', { start: '2027-04-03' }],
    ['tomorrow', { start: '2026-11-22' }],
    ['next week', { start: '2026-11-23' }],
    ['over Easter', { start: '2027-03-25' }],
    ['29 February', { start: '2027-02-10', isRough: true }],
    ['I may go', { start: undefined }],
    ['we marched on', { start: undefined }],
  ])('"%s" is a date', (message, dates) => {
    expect({ start: undefined, ...findDates(foldInPlace(message), message, TODAY) }).toMatchObject(dates);
  });

  it.each([
    ['under €1,200', { amount: 1200, currency: 'EUR', per: 'total' }],
    ['1.5k dollars', { amount: 1500, currency: 'USD', per: 'total' }],
    ['600 pounds each', { amount: 600, currency: 'GBP', per: 'person' }],
    ['60 euros a day', { amount: 60, currency: 'EUR', per: 'day' }],
    ['a budget of 900', { amount: 900, currency: undefined, per: 'total' }],
    ['1.200 €', { amount: 1200, currency: 'EUR', per: 'total' }],
    ['CHF 600', { amount: 600, currency: 'CHF', per: 'total' }],
    ['up to 5 people', undefined],
    ['4 days', undefined],
  ])('"%s" is a budget', (message, budget) => {
    expect(findBudget(foldInPlace(message))).toEqual(budget);
  });

  it.each([
    ['with two kids aged 6 and 9', { kind: 'family', kids: true, adults: 2, children: 2 }],
    ['with our son and two daughters', { kind: 'family', children: 3 }],
    ['a family of five', { adults: 2, children: 3 }],
    ['three adults and a toddler', { adults: 3, children: 1 }],
    ['just me and my 8-year-old daughter', { adults: 1, children: 1 }],
    ['with kids', { adults: 2, children: 2 }],
    ['with my wife', { kind: 'couple', adults: 2 }],
    ['solo', { kind: 'solo', adults: 1 }],
    ['with three friends', { kind: 'friends', adults: 4 }],
    ['6 people', { kind: 'group', adults: 6 }],
    ['without the kids', { kids: false }],
  ])('"%s" is who comes along', (message, party) => {
    expect(findParty(foldInPlace(message))).toMatchObject(party);
  });

  it.each([
    ['more food, less museums', { food: 3, 'kind:museum': -2 }],
    ['no museums, just beaches', { 'kind:museum': -10, beach: 2 }],
    ['I love wine but hate shopping', { wine: 3, shopping: -10 }],
    ['not only museums', { 'kind:museum': 2 }],
    ['no museums or galleries', { 'kind:museum': -10, art: -10 }],
  ])('"%s" is an interest', (message, tastes) => {
    expect(findTastes(foldInPlace(message))).toMatchObject(tastes);
  });

  it.each([
    ['best pizza?', ['pizza']],
    ['sushi and ramen, but no coffee', ['sushi', 'ramen']],
    ['somewhere with good gelato', ['ice cream']],
    ['a sports trip', []],
    ['no pizza, but tapas', ['tapas']],
  ])('"%s" is food to travel for', (message, dishes) => {
    expect(findDishes(foldInPlace(message))).toEqual(dishes);
  });

  const places = (message: string) =>
    findPlaces(message).map((each) => {
      const name = each.kind === 'city' ? each.destination.name : each.kind === 'country' ? each.code : each.name;
      return `${each.role} ${name}`;
    });

  it.each([
    ['from Berlin to Prague', ['origin Berlin', 'go Prague']],
    ['what about Porto instead of Lisbon', ['go Porto', 'not Lisbon']],
    ['barcelonna and Wien', ['go Barcelona', 'go Vienna']],
    ['a nice trip to Rome', ['go Rome']],
    ['4 days in Nice', ['go Nice']],
    ['we split the bill', []],
    ['somewhere in South America', []],
    ['a week in Peru', ['go peru']],
    ['Italian food in Japan', ['go JP']],
    ['I was in Athens last year', ['not Athens']],
    ['to Wakanda', ['go Wakanda']],
    ['Help me', []],
    ['hello there', []],
    ['best pizza?', []],
    ['We are hungry for German beer', []],
  ])('"%s" names places', (message, expected) => {
    expect(places(message).map((each) => (each === 'go PE' ? 'go peru' : each))).toEqual(expected);
  });
});
