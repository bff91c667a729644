import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAIL_BOMBS } from '#infra/bench/mail-bombs.ts';
import { logger } from '../../runtime/logger.ts';
import { readMessage } from '../extract/read-message.ts';
import { readInThread } from './mail-reader-thread.ts';

logger.setLogLevel('CRITICAL');
const hotel = await readFile(join(import.meta.dirname, '../../../events/mail/bookings/stays/hotel-en/mail.eml'));

describe('a mail read in a worker thread', () => {
  it('yields the same as when read in the main thread', async () => {
    expect(await readInThread(hotel, {})).toEqual(await readMessage(hotel, {}));
  });

  it('OPEN-116 is given up on when it takes too long, and the entry has its header fields', async () => {
    const bomb = MAIL_BOMBS['a PDF of a million words']?.() ?? new Uint8Array();
    const reading = await readInThread(bomb, {}, { processorTime: 400, time: 5_000, memory: 2 ** 30 });
    expect(reading).toMatchObject({
      ...{ bookings: [], reason: 'The mail could not be read: it takes too long to read.' },
      ...{ subject: 'Your booking', from: { address: 'a@attack.example' } },
    });
  });

  it('is given up on when it takes too much memory', async () => {
    const bomb = MAIL_BOMBS['a PDF that unpacks to 1 GB']?.() ?? new Uint8Array();
    const reading = await readInThread(bomb, {}, { processorTime: 60_000, time: 60_000, memory: 64 * 1024 * 1024 });
    expect(reading.reason).toContain('too much memory');
  });

  it('does not affect the next mail', async () => {
    const bomb = MAIL_BOMBS['a PDF of a million words']?.() ?? new Uint8Array();
    const limits = { processorTime: 300, time: 5_000, memory: 2 ** 30 };
    const [lost, read] = await Promise.all([readInThread(bomb, {}, limits), readInThread(hotel, {})]);
    expect(lost.bookings).toEqual([]);
    expect(read.bookings).toHaveLength(1);
  });

  it('fails when its thread cannot start, and a retry gets a new one', async () => {
    const bomb = MAIL_BOMBS['a PDF of a million words']?.() ?? new Uint8Array();
    // Terminates the current thread.
    await readInThread(bomb, {}, { processorTime: 300, time: 5_000, memory: 2 ** 30 });
    const tooSmall = { processorTime: 60_000, time: 60_000, memory: 8 * 1024 * 1024 };
    await expect(readInThread(hotel, {}, tooSmall)).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
    expect((await readInThread(hotel, {})).bookings).toHaveLength(1);
  });
});
