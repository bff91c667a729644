import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { familyOf, mailFamilies } from './mail-families.ts';

const EVENTS = path.resolve(import.meta.dirname, '../../events/mail');
const mails = readdirSync(EVENTS, { recursive: true, encoding: 'utf8' })
  .filter((each) => each.endsWith('/mail.eml'))
  .map((each) => path.dirname(each));

it('every mail of events/mail is of a family, and every mail that the list of families names is there', () => {
  const families = mailFamilies(EVENTS);
  const sizes = Map.groupBy(mails, (mail) => familyOf(families, mail));
  expect(sizes.size).toBeGreaterThan(20);
  expect([...families.keys()].filter((mail) => !existsSync(path.join(EVENTS, mail, 'mail.eml')))).toEqual([]);
});

it('a mail that no family has is refused, as it would be trained on and tested at once', () => {
  expect(() => familyOf(mailFamilies(EVENTS), 'bookings/stays/hotel-of-nobody')).toThrow('hotel-of-nobody');
});

it('no other mail has the name of one that the list of families names', () => {
  const names = mails.map((mail) => path.basename(mail));
  const listed = [...mailFamilies(EVENTS).keys()].map((mail) => path.basename(mail));
  expect(listed.filter((name) => names.indexOf(name) !== names.lastIndexOf(name))).toEqual([]);
});
