import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

const MB = 1024 * 1024;
const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const HEAD =
  'From: Attack <a@attack.example>\r\nTo: trips-abc@mail.example\r\nSubject: Your booking\r\nDate: Mon, 11 Jan 2027 09:00:00 +0000\r\nMIME-Version: 1.0\r\n';
const LINE = 'Check-in: 12 May 2027 15:00  Check-out: 15 May 2027  Total: EUR 310.00  Booking number: CN-4471';

const plain = (body: string) => text(`${HEAD}Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`);
const html = (body: string) => text(`${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n${body}`);
const lines = (line: string, count: number) => Array(count).fill(line).join('\r\n');
/** As many lines of 1,900 characters as are read of a part. */
const flood = (piece: string) => plain(lines(piece.repeat(Math.ceil(1900 / piece.length)).slice(0, 1900), 400));

function attached(type: string, name: string, content: Uint8Array): Uint8Array {
  const base64 = Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n');
  return text(
    `${HEAD}Content-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}\r\n--x--\r\n`,
  );
}

const parts = (count: number) =>
  text(
    `${HEAD}Content-Type: multipart/mixed; boundary="x"\r\n\r\n${lines(`--x\r\nContent-Type: text/plain\r\n\r\n${LINE}`, count)}\r\n--x--`,
  );

function nestedParts(depth: number): Uint8Array {
  const open = Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
  );
  return text(`${HEAD}${open.join('')}Content-Type: text/plain\r\n\r\n${LINE}`);
}

function nestedMessages(depth: number): Uint8Array {
  let inner = `${HEAD}Content-Type: text/plain\r\n\r\n${LINE}\r\n`;
  for (let level = 0; level < depth; level += 1)
    inner = `${HEAD}Content-Type: multipart/mixed; boundary="m${level}"\r\n\r\n--m${level}\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--m${level}--\r\n`;
  return text(inner);
}

const pass = (content: Uint8Array) => attached('application/vnd.apple.pkpass', 'a.pkpass', content);

/** An archive whose directory claims that its one file is small. */
function lyingArchive(size: number): Uint8Array {
  const archive = zipSync({ 'pass.json': new Uint8Array(size) }, { level: 9 });
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; at + 4 < archive.byteLength; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, 1000, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, 1000, true);
  }
  return archive;
}

function nestedArchives(depth: number): Uint8Array {
  let archive = zipSync({ 'pass.json': text('{}') });
  for (let level = 0; level < depth; level += 1)
    archive = zipSync(Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`${at}.pkpass`, archive])));
  return archive;
}

const pdf = (content: Uint8Array) => attached('application/pdf', 'a.pdf', content);

/** A PDF with this many pages that all show one stream, deflated this many times (PDF 32000-1, 7.3.8). */
function pdfOf(stream: Uint8Array, pages: number, filters = 1): Uint8Array {
  let data = stream;
  for (let round = 0; round < filters; round += 1) data = deflateSync(data, { level: 9 });
  const kids = Array.from({ length: pages }, (_, page) => `${page + 4} 0 R`).join(' ');
  const head = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj`,
    `3 0 obj<</Length ${data.byteLength}/Filter[${'/FlateDecode'.repeat(filters)}]>>stream\n`,
  ].join('\n');
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 3 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>';
  const tail = Array.from({ length: pages }, (_, at) => `${at + 4} 0 obj${page}endobj`).join('\n');
  return Buffer.concat([text(head), data, text(`\nendstream endobj\n${tail}\ntrailer<</Root 1 0 R>>\n%%EOF`)]);
}

const calendar = (body: string) =>
  text(`${HEAD}Content-Type: text/calendar; charset=utf-8\r\n\r\nBEGIN:VCALENDAR\r\n${body}\r\nEND:VCALENDAR`);
const EVENT = 'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270512T190000\r\nSUMMARY:Dinner\r\nLOCATION:Porto\r\nEND:VEVENT';
const json = (body: string) => html(`<script type="application/ld+json">${body}</script>`);
const RESERVATION =
  '{"@type":"LodgingReservation","reservationNumber":"A1","checkinTime":"2027-05-12","reservationFor":{"@type":"Hotel","name":"X"}}';

/** Mails designed to cost time or memory, by name. */
export const MAIL_BOMBS: Readonly<Record<string, () => Uint8Array>> = {
  '25 MB of text': () => plain(lines(LINE, Math.floor((24.9 * MB) / (LINE.length + 2)))),
  '25 MB of empty lines': () => plain('\r\n'.repeat(12.4 * MB)),
  '25 MB in one line': () => plain('x'.repeat(24.9 * MB)),
  '25 MB of html': () => html('<tr><td>Total</td><td>EUR 12.00</td></tr>\r\n'.repeat(560_000)),
  '25 MB of quoted-printable': () =>
    text(
      `${HEAD}Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${'=3D=\r\n'.repeat(4.1 * MB)}`,
    ),
  '25 MB of a picture': () => attached('image/jpeg', 'a.jpg', new Uint8Array(18 * MB)),
  '25 MB of a calendar': () => calendar(lines(EVENT, 260_000)),
  '25 MB of headers': () => text(`${HEAD}${lines(`X-A: ${'b'.repeat(70)}`, 320_000)}\r\n\r\nhello`),
  '390 parts': () => parts(390),
  '3,000 parts': () => parts(3_000),
  '100,000 parts': () => parts(100_000),
  '100,000 boundaries': () =>
    text(`${HEAD}Content-Type: multipart/mixed; boundary="x"\r\n\r\n${lines('--x', 100_000)}`),
  '200 levels of parts': () => nestedParts(200),
  '20,000 levels of parts': () => nestedParts(20_000),
  '60 messages in messages': () => nestedMessages(60),
  'a table of 100,000 rows': () =>
    html(`<table>${'<tr><td>Check-in</td><td>12 May 2027</td></tr>'.repeat(100_000)}</table>`),
  'a row of 100,000 cells': () => html(`<table><tr>${'<td>12 May 2027</td>'.repeat(100_000)}</tr></table>`),
  '100,000 tables in tables': () => html('<table><tr><td>'.repeat(100_000)),
  '100,000 elements in elements': () => html('<div>'.repeat(100_000)),
  'an attribute of 5 MB': () => html(`<p style="${'a:b;'.repeat(1.2 * MB)}">x</p>`),
  '200,000 entities': () => html('&#x200b;&amp;&nbsp;'.repeat(200_000)),
  'an endless comment': () => html(`<!--${'-'.repeat(2 * MB)}`),
  'a pass that unpacks to 1 GB': () => pass(zipSync({ 'pass.json': new Uint8Array(1024 * MB) }, { level: 9 })),
  'a pass that lies of its size': () => pass(lyingArchive(1024 * MB)),
  'passes in passes': () => pass(nestedArchives(8)),
  'a pass of 60,000 files': () =>
    pass(zipSync(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`${at}/pass.json`, text('{}')])))),
  'a PDF that unpacks to 1 GB': () => pdf(pdfOf(new Uint8Array(1024 * MB), 1)),
  'a PDF deflated twice': () => pdf(pdfOf(new Uint8Array(512 * MB), 3, 2)),
  'a PDF of 20,000 pages': () => pdf(pdfOf(text('BT /F1 12 Tf 72 700 Td (Check-in 12 May 2027) Tj ET'), 20_000)),
  'a PDF of a million words': () =>
    pdf(pdfOf(text(`BT /F1 12 Tf 72 700 Td ${'(a) Tj 1 0 Td '.repeat(1_000_000)} ET`), 12)),
  'a PDF of nested arrays': () => pdf(text(`%PDF-1.4\n1 0 obj${'['.repeat(2 * MB)}endobj\ntrailer<</Root 1 0 R>>`)),
  'a calendar that repeats for ever': () =>
    calendar(lines(EVENT.replace('SUMMARY', 'RRULE:FREQ=SECONDLY\r\nSUMMARY'), 5_000)),
  'a calendar of open components': () => calendar('BEGIN:VEVENT\r\n'.repeat(60_000)),
  'JSON in JSON': () => json(`${'['.repeat(180_000)}${']'.repeat(180_000)}`),
  '3,000 reservations': () => json(`[${Array(3_000).fill(RESERVATION).join(',')}]`),
  'broken JSON': () => json(`{${'"a":"b\\",{['.repeat(35_000)}`),
  '100,000 recipients': () => text(`To: ${Array(100_000).fill('a@b.example').join(', ')}\r\n${HEAD}\r\nhello`),
  '20,000 encoded words': () => text(`${HEAD}Subject: ${'=?utf-8?B?4oKs?= '.repeat(20_000)}\r\n\r\nhello`),
  '20,000 pieces of a file name': () =>
    text(
      `${HEAD}Content-Type: text/plain;${Array.from({ length: 20_000 }, (_, at) => ` name*${at}*=%41;`).join('\r\n')}\r\n\r\nhello`,
    ),
  '5,000 forwards': () =>
    plain(
      lines(
        '---------- Forwarded message ---------\r\nFrom: A <a@b.example>\r\nDate: 1 May 2027\r\nSubject: x\r\nTo: b@c.example\r\n\r\n',
        5_000,
      ),
    ),
  'a flood of letters': () => flood('a'),
  'a flood of digits': () => flood('1'),
  'a flood of dates': () => flood('12.05.2027 '),
  'a flood of half dates': () => flood('12. '),
  'a flood of days of the week': () => flood('Mon, Tue. '),
  'a flood of times': () => flood('12:30 '),
  'a flood of colons': () => flood('a: '),
  'a flood of labels': () => flood('Total: Check-in: '),
  'a flood of money': () => flood('EUR 1,000.00 '),
  'a flood of grouped digits': () => flood('1 000 '),
  'a flood of codes': () => flood('AAA BBB-'),
  'a flood of arrows': () => flood('A → B '),
  'a flood of brackets': () => flood('(((LIS) '),
  'a flood of at signs': () => flood('a@'),
  'a flood of quotes': () => flood('> '),
  'a flood of spaces': () => flood('x                     '),
  'a flood of Japanese': () => flood('東京駅12月3日予約'),
  'a flood of names': () => flood('Hotel Da '),
  'a flood of addresses': () => flood('Rua 12, 1000 '),
  'a flood of hyphens': () => flood('A-1'),
  'short lines of labels': () => plain(lines('Departure\r\n12:30\r\nLisbon (LIS)\r\nArrival\r\n13 May', 30_000)),
  'short lines of prices': () => plain(lines('Total  EUR 1.00\r\nReference: A12345\r\nHotel Da Vinci', 30_000)),
};
