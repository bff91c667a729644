import { expect, it } from 'vitest';
import { hasTelephone } from './find-telephone.ts';

it.each([
  'Kundenservice +43 1 555 01 73, täglich 8 bis 20 Uhr',
  'Call 1300 555 014 between 5am and 11pm',
  '予約センター 050-5555-0142（7:00～20:00）',
  'Service 0421 5550 176 (Mo-So 6-22 Uhr)',
  'Tel. (01547) 555 014',
])('%s names a telephone', (text) => expect(hasTelephone(text)).toBe(true));

it.each([
  'Bologna (BLQ) 06:15 – 08:40',
  '917 2401 338 826',
  '442 67 Marstrand',
  'Total 1 300 555,00 kr',
  '09:00 10:30',
])('%s names none', (text) => expect(hasTelephone(text)).toBe(false));
