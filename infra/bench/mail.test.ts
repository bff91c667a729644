import path from 'node:path';
import { expect, it } from 'vitest';
import { readMessage } from '#functions/mail/extract/read-message.ts';
import { type MailCase, readCases } from './mail-cases.ts';
import { newTally, tallyCase } from './mail-tally.ts';

const EVENTS = path.resolve(import.meta.dirname, '../../events/mail');
/** The minimum F1 of the bookings that the reader was developed with. */
const LEAST = 0.99;
const PATIENCE_MS = 180_000;

it(
  'mails in events/mail yield their bookings, and those without a booking yield none',
  async () => {
    const unseen = new Set(readCases(path.join(EVENTS, 'held-out'), 'mail.eml').map(({ id }) => id));
    const known = readCases(EVENTS, 'mail.eml').filter(({ id }) => !unseen.has(id));
    expect(known.length).toBeGreaterThan(400);

    const { counts, mistakes } = await tallyOf(known);
    const { right = 0, wrong = 0, missed = 0 } = counts.get('bookings') ?? {};
    expect((2 * right) / (2 * right + wrong + missed), mistakes.join('\n')).toBeGreaterThan(LEAST);

    const negatives = await tallyOf(known.filter(({ expected }) => expected.length === 0));
    expect(negatives.mistakes).toEqual([]);
  },
  PATIENCE_MS,
);

async function tallyOf(cases: readonly MailCase[]) {
  const tally = newTally();
  for (const each of cases) tallyCase(tally, each, (await readMessage(each.mail, {})).bookings);
  return tally;
}
