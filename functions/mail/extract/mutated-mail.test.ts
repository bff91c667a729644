import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCases } from '#infra/bench/mail-cases.ts';
import { mutate, randomFrom } from '#infra/bench/mail-mutations.ts';
import { readMessage } from './read-message.ts';

const mails = readCases(join(import.meta.dirname, '../../../events/mail'), 'mail.eml').map(({ mail }) => mail);
const BATCHES = [0, 1, 2, 3];
const IN_A_BATCH = 100;
/** Only ends what hangs: other tests run beside it. */
const TIMEOUT_MS = 300_000;

test.each(BATCHES)(
  'a mail damaged anywhere yields bookings or a reason, and never throws (batch %i)',
  async (batch) => {
    for (let mail = 0; mail < IN_A_BATCH; mail += 1) {
      const seed = batch * IN_A_BATCH + mail;
      const { bookings, reason } = await readMessage(mutate(mails, randomFrom(seed)), {});
      expect(bookings.length > 0 || (reason ?? '') !== '', `seed ${seed}`).toBe(true);
    }
  },
  TIMEOUT_MS,
);
