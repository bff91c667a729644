import { describe, expect, test } from 'vitest';
import { htmlToDocument } from '../document/html-to-document.ts';
import { textToDocument } from '../document/text-to-document.ts';
import { unwrapDocument } from './unwrap-document.ts';

const outer = new Date('2027-03-05T10:00:00Z');
const body = 'Booking reference: QX71AB';

describe('unwrapDocument', () => {
  test.each([
    [
      'Gmail, English',
      '---------- Forwarded message ---------\nFrom: Inn <stay@inn.example>\nDate: Mon, Mar 1, 2027 at 9:12 AM\nSubject: Booked\nTo: <me@post.example>\n\n\n',
    ],
    [
      'Outlook, German',
      '-----Ursprüngliche Nachricht-----\nVon: Inn <stay@inn.example>\nGesendet: Montag, 1. März 2027 09:12\nAn: me@post.example\nBetreff: Booked\n\n',
    ],
    [
      'Apple Mail, French',
      'Début du message transféré :\n\nDe: Inn <stay@inn.example>\nObjet: Booked\nDate: 1 mars 2027 à 09:12:00 UTC+1\nÀ: me@post.example\n\n',
    ],
    [
      'Yahoo, Spanish',
      '----- Mensaje reenviado -----\nDe: Inn <stay@inn.example>\nPara: me@post.example\nEnviado: lunes, 1 de marzo de 2027, 09:12\nAsunto: Booked\n\n',
    ],
    [
      'Proton, Italian',
      '------- Messaggio inoltrato -------\nDa: Inn <stay@inn.example>\nData: lunedì 1 marzo 2027 09:12\nOggetto: Booked\nA: me@post.example\n\n',
    ],
    [
      'Thunderbird, Dutch',
      '-------- Doorgestuurd bericht --------\nOnderwerp: \tBooked\nDatum: \tMaandag 1 maart 2027 09:12\nVan: \tInn <stay@inn.example>\nAan: \tme@post.example\n\n',
    ],
    [
      'Gmail, Portuguese',
      '---------- Mensagem encaminhada ---------\nDe: Inn <stay@inn.example>\nData: segunda-feira, 1 de março de 2027 09:12\nAssunto: Booked\nPara: me@post.example\n\n',
    ],
    [
      'Outlook, Swedish',
      'Från: Inn <stay@inn.example>\nSkickat: den 1 mars 2027 09:12\nTill: me@post.example\nÄmne: Booked\n\n',
    ],
    [
      'Apple Mail, Danish',
      'Start på videresendt besked:\n\nFra: Inn <stay@inn.example>\nEmne: Booked\nDato: 1. marts 2027 kl. 09.12\nTil: me@post.example\n\n',
    ],
    [
      'Gmail, Japanese',
      '---------- 転送されたメッセージ ---------\n差出人： Inn <stay@inn.example>\n日付： 2027年3月1日(月) 9:12\n件名： Booked\n宛先： me@post.example\n\n',
    ],
  ])('a forward by %s yields the original sender, subject and date', (_, header) => {
    const inner = unwrapDocument(textToDocument(`FYI\n\n${header}${body}\n`), outer);
    expect(inner.from).toEqual({ address: 'stay@inn.example', name: 'Inn' });
    expect(inner.subject).toBe('Booked');
    expect(inner.date?.toISOString().slice(0, 10)).toBe('2027-03-01');
    expect(
      inner.document.lines
        .map((line) => line.text)
        .join('')
        .trim(),
    ).toContain(body);
    expect(inner.document.lines.some((line) => line.text.includes('FYI'))).toBe(false);
  });

  test('a forward within a forward, quoted with >, yields the innermost mail and who forwarded it', () => {
    const text = `> ---------- Forwarded message ---------\n> From: Ana <ana@post.example>\n> Date: Tue, 2 Mar 2027 08:00\n> Subject: Fwd: Booked\n> To: me@post.example\n>\n>> From: Inn <stay@inn.example>\n>> Date: Mon, 1 Mar 2027 09:12\n>> Subject: Booked\n>> To: ana@post.example\n>>\n>> ${body}`;
    const inner = unwrapDocument(textToDocument(text), outer);
    expect(inner.from?.address).toBe('stay@inn.example');
    expect(inner.forwardedBy).toEqual([{ address: 'ana@post.example', name: 'Ana' }]);
  });

  test('HTML headers of Outlook and of a table in Thunderbird are recognised', () => {
    const outlook =
      '<div style="border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> Inn &lt;stay@inn.example&gt;<br><b>Sent:</b> Monday, March 1, 2027 9:12 AM<br><b>To:</b> me@post.example<br><b>Subject:</b> Booked</p></div><p>Booking reference: QX71AB</p>';
    const table =
      '<p>-------- Forwarded Message --------</p><table><tr><th>Subject: </th><td>Booked</td></tr><tr><th>Date: </th><td>Mon, 1 Mar 2027 09:12:00 +0000</td></tr><tr><th>From: </th><td>Inn &lt;stay@inn.example&gt;</td></tr><tr><th>To: </th><td>me@post.example</td></tr></table><p>Booking reference: QX71AB</p>';
    for (const html of [outlook, table]) {
      const inner = unwrapDocument(htmlToDocument(html), outer);
      expect(inner.from?.address).toBe('stay@inn.example');
      expect(inner.subject).toBe('Booked');
    }
  });

  test('the labels of a journey are not mail headers', () => {
    const text = 'From: London\nTo: Paris\nDate: 1 May 2027\n';
    expect(unwrapDocument(textToDocument(text), outer).from).toBeUndefined();
  });
});
