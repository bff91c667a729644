import { expect, it } from 'vitest';
import { addDays } from '#shared/calendar/calendar.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { NO_WISH } from '../understand/wish.ts';
import { proposeAdditions } from './propose-additions.ts';

it('a proposal for many empty days can be applied in one step', async () => {
  const destination = catalogue().destination('Bangkok');
  const dates = Array.from({ length: 60 }, (_, index) => ({
    date: addDays('2027-01-10', index),
    day: undefined,
    destination,
  }));
  for (const isMeal of [true, false]) {
    const changes = proposeAdditions(dates, dates, { part: undefined, isMeal }, NO_WISH);
    const days = new Set(changes.map((change) => change.kind === 'add' && change.date)).size;
    expect(changes.length).toBeGreaterThan(10);
    expect(changes.length + days).toBeLessThanOrEqual(90);
  }
});
