import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Kinds = z.object({
  details: z.record(z.string(), z.object({ lines: z.array(z.string()), reference: z.string() })),
  mails: z.array(
    z.object({
      kind: z.string(),
      holds: z.boolean(),
      about: z.string(),
      subject: z.string(),
      before: z.string(),
      after: z.string(),
      reference: z.optional(z.boolean()),
      sent: z.optional(z.string()),
    }),
  ),
});

/** One mail that differs from the others of its language only in what it says of the same booking. */
export interface KindMail {
  /** ISO 639-1. */
  readonly language: string;
  readonly kind: string;
  /** It confirms what it describes. */
  readonly holds: boolean;
  /** The line with the reference of what the mail describes; empty when it gives none. */
  readonly reference: string;
  readonly content: Uint8Array;
}

const FORMS = ['text', 'html'] as const;
const encoded = (text: string): string => Buffer.from(text).toString('base64');

const asHtml = (before: string, lines: readonly string[], after: string): string =>
  `<html><body><p>${before}</p><table>${lines
    .map((line) => /^([^:：]+[:：])\s*(.*)$/.exec(line) ?? [line, line, ''])
    .map(([, label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
    .join('')}</table><p>${after}</p></body></html>`;

function message(form: (typeof FORMS)[number], subject: string, sent: string, body: string): Uint8Array {
  const head = [
    'From: Travel <bookings@travel.example>',
    `Subject: =?utf-8?B?${encoded(subject)}?=`,
    `Date: ${new Date(`${sent}T10:00:00Z`).toUTCString().replace('GMT', '+0000')}`,
    `Content-Type: text/${form === 'html' ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
  ];
  return new TextEncoder().encode(`${head.join('\r\n')}\r\n\r\n${encoded(body)}\r\n`);
}

/** The mails of a folder with a file for each language, each mail as text and as HTML. */
export function kindMails(folder: string): KindMail[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const { details, mails } = Kinds.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return mails.flatMap(({ kind, holds, about, subject, before, after, sent = '2027-01-04', ...mail }) => {
        const reference = mail.reference === false ? '' : (details[about]?.reference ?? '');
        const lines = [...(details[about]?.lines ?? []), ...(reference === '' ? [] : [reference])];
        return FORMS.map((form) => ({
          language: file.replace('.json', ''),
          kind,
          holds,
          reference,
          content: message(
            form,
            subject,
            sent,
            form === 'html' ? asHtml(before, lines, after) : [before, '', ...lines, '', after].join('\r\n'),
          ),
        }));
      });
    });
}
