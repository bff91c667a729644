import { expect, test } from 'vitest';
import { findSpokenHour } from './spoken-hour.ts';

test.each([
  ['The table is yours until half ten.', 630],
  ['Der Tisch gehört euch bis halb elf.', 630],
  ['La mesa es vuestra hasta las once y media.', 690],
  ['Bordet er jeres til halv elleve.', 630],
  ['jusqu’à dix heures et demie', 630],
])('a half hour in words is read as its language counts it: %s', (text, minutes) => {
  expect(findSpokenHour(text)?.minutes).toBe(minutes);
});

test('half of something else is no hour', () => {
  expect(findSpokenHour('half board, halb bezahlt, media pensión')).toBeUndefined();
});
