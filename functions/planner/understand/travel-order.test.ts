import { expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

it.each([
  ['5 days in Rome and Florence, fly into Florence', 'Florence and Rome'],
  ['10 days Italy: Venice, Rome first, Florence', 'Rome, Venice and Florence'],
  ['10 days Italy: Venice, Florence last, Rome', 'Venice, Rome and Florence'],
  ['12 days in Vietnam: Hoi An, Hanoi in, Saigon out', 'Hanoi, Hoi An and Ho Chi Minh City'],
])('"%s" goes by what is said to be first and last, before or behind the name', (message, destination) => {
  expect(converse(message).suggestion?.destination).toBe(destination);
});
