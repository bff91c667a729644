import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

const read = async (rest: string) =>
  (
    await mail(
      'Ihre Buchung',
      `Wir freuen uns auf Sie von Donnerstag, 17. Juni 2027 bis Montag, 21. Juni 2027 (vier Nächte).\n${rest}`,
    )
  ).bookings.map(({ startTime }) => startTime);

it('the hour from which a room is free is read, although a date for something else follows', async () => {
  const free = 'Ihr Zimmer steht Ihnen am Anreisetag ab 14.30 Uhr zur Verfügung.';
  expect(await read(free)).toEqual(['14:30']);
  expect(await read(`${free} Stornieren können Sie kostenlos bis 3. Juni 2027.`)).toEqual(['14:30']);
});
