/** Pieces that mean something to one of the readers, and break it in the wrong place. */
const PIECES = [
  ...[
    '<table>',
    '</td>',
    '<tr><td>',
    '<!--',
    '<style>',
    '&#x200b;',
    '<script type="application/ld+json">[{',
    '</script>',
  ],
  ...[
    '\r\n\r\n',
    '--',
    '"',
    '{',
    '((((',
    '\u0000',
    '=?utf-8?B?',
    '=?iso-2022-jp?Q?=1B$B',
    '> ',
    '\t',
    '=\r\n',
    '\uFFFD',
  ],
  ...['BEGIN:VEVENT\r\n', 'END:VCALENDAR\r\n', 'DTSTART:99999999T999999Z\r\n', 'RRULE:FREQ=SECONDLY\r\n'],
  ...['Content-Type: message/rfc822\r\n\r\n', 'Content-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\n'],
  ...[
    'Content-Transfer-Encoding: base64\r\n',
    'Content-Type: text/html; charset=utf-7\r\n',
    'From: a <a@b.example>\r\n',
  ],
  ...[
    '---------- Forwarded message ---------\r\n',
    'Total: ',
    'Check-in: ',
    '31.02.2027 ',
    '29/29/29 ',
    '24:61 ',
    'EUR 1.000,000 ',
  ],
  ...['令和99年13月32日', '(LIS) → (LIS)', '%PDF-1.7\n1 0 obj<<', 'PK\u0003\u0004', 'Total cancelled per night '],
];

/** A seeded random number generator from 0 up to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A mail damaged in one to six places: cut, repeated, spliced with another, overwritten, or with pieces inserted. */
export function mutate(mails: readonly Uint8Array[], random: () => number): Buffer {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  let raw = Buffer.from(pick(mails) ?? []);
  const rounds = 1 + Math.floor(random() * 6);
  for (let round = 0; round < rounds; round += 1) {
    const at = Math.floor(random() * (raw.length + 1));
    const length = Math.floor(random() ** 3 * raw.length);
    const [before, after] = [raw.subarray(0, at), raw.subarray(at)];
    const kind = Math.floor(random() * 6);
    if (kind === 0) raw = Buffer.concat([before, after.subarray(length)]);
    else if (kind === 1) {
      const times = 1 + Math.floor(random() ** 4 * 400);
      const piece = after.subarray(0, Math.min(length, Math.floor(200_000 / times)));
      raw = Buffer.concat([before, ...Array<Buffer>(times).fill(piece), after]);
    } else if (kind === 2) {
      const other = Buffer.from(pick(mails) ?? []);
      raw = Buffer.concat([before, other.subarray(Math.floor(random() * other.length))]);
    } else if (kind === 3) {
      raw = Buffer.from(raw);
      for (let flip = 0; flip < 20; flip += 1) raw[Math.floor(random() * raw.length)] = Math.floor(random() * 256);
    } else {
      const piece = Buffer.from((pick(PIECES) ?? '').repeat(1 + Math.floor(random() ** 5 * 500)));
      raw = Buffer.concat([before, piece, after.subarray(kind === 4 ? 0 : Math.min(length, 200))]);
    }
  }
  return raw.subarray(0, 2_000_000);
}
