import { readMessage } from './read-message.ts';

/** What is read of a vendor's mail with this subject and body, in UTF-8. */
export function readTestMail(subject: string, body: string, type: 'html' | 'plain' = 'plain') {
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const head = `From: Vendor <a@vendor.example>\r\nSubject: ${encoded}\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000`;
  return readMessage(
    new TextEncoder().encode(`${head}\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${body}`),
    {},
  );
}
