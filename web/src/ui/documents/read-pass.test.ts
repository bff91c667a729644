import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readPass } from './read-pass.ts';

const json = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));

test('a pass is read with its fields in their places and the code of the first kind that can be drawn', () => {
  const archive = zipSync({
    'pass.json': json({
      organizationName: 'Example Air',
      description: 'Boarding pass LX 160',
      barcodes: [
        { format: 'PKBarcodeFormatNew', message: 'M1NEW' },
        { format: 'PKBarcodeFormatAztec', message: 'M1ADA', messageEncoding: 'iso-8859-1', altText: 'Ada Lovelace' },
      ],
      boardingPass: {
        headerFields: [{ key: 'gate', label: 'Gate', value: 'A42' }],
        primaryFields: [
          { key: 'from', label: 'Zurich', value: 'ZRH' },
          { key: 'to', label: 'Tokyo', value: 'NRT' },
        ],
        secondaryFields: [{ key: 'passenger', label: 'Passenger', value: 'Ada Lovelace' }],
        auxiliaryFields: [
          { key: 'flight', label: 'Flight', value: 'LX 160' },
          { key: 'seat', label: 'Seat', value: '31K' },
        ],
      },
    }),
  });
  const pass = readPass(archive);
  expect(pass).toMatchObject({
    ...{ organisation: 'Example Air', description: 'Boarding pass LX 160', isVoided: false },
    primary: [
      { label: 'Zurich', value: 'ZRH' },
      { label: 'Tokyo', value: 'NRT' },
    ],
    code: { format: 'azteccode', bytes: 'M1ADA', altText: 'Ada Lovelace' },
  });
  expect(pass.front.map(({ label }) => label)).toEqual(['Gate', 'Passenger', 'Flight', 'Seat']);
});

test('its texts are in English where it is translated, and clocks are those of their places', () => {
  const strings = '"GATE" = "Gate";\n"SAY" = "He said \\"now\\"";';
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(strings, 'utf16le')]);
  const archive = zipSync({
    'pass.json': json({
      description: 'SAY',
      barcode: { format: 'PKBarcodeFormatQR', message: 'Zürich–Tokyo', messageEncoding: 'iso-8859-1' },
      eventTicket: {
        headerFields: [{ key: 'gate', label: 'GATE', value: '2027-06-03T10:20:00+02:00' }],
        auxiliaryFields: [{ key: 'price', label: 'Price', value: 9 }, { key: 'none' }],
      },
    }),
    'de.lproj/pass.strings': Buffer.from('"GATE" = "Tor";'),
    'en.lproj/pass.strings': utf16,
  });
  const pass = readPass(archive);
  expect(pass.description).toBe('He said "now"');
  // A field without a value is left out.
  expect(pass.front).toEqual([
    { key: 'gate', label: 'Gate', value: '2027-06-03 10:20' },
    { key: 'price', label: 'Price', value: '9' },
  ]);
  // A dash is not of Latin-1: scanners get UTF-8.
  expect(Buffer.from(pass.code?.bytes ?? '', 'latin1').toString('utf8')).toBe('Zürich–Tokyo');
});

test('what is no pass is refused', () => {
  expect(() => readPass(zipSync({ 'a.txt': json('a') }))).toThrow('no pass.json');
  expect(() => readPass(new TextEncoder().encode('nothing'))).toThrow();
});
