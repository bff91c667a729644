import type { MailReading, ReadOptions } from './mail-reading.ts';
import { cleanText } from './message/clean-text.ts';
import type { OpenMessage } from './message/open-message.ts';
import { MAX_PART_TEXT } from './message/text-limits.ts';
import { readOpened } from './read-opened.ts';

/** What a traveller may paste besides plain text. */
type Pasted = 'message' | 'calendar' | 'html' | 'text';

function kindOf(text: string): Pasted {
  const head = text.slice(0, 4000).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(head)) return 'calendar';
  const lines = head.split(/\r?\n/).slice(0, 25);
  const headers = lines.filter((line) =>
    /^(?:Return-Path|Received|Delivered-To|MIME-Version|Content-Type|Content-Transfer-Encoding|Message-ID|DKIM-Signature|ARC-[\w-]+|X-[\w-]+): /i.test(
      line,
    ),
  ).length;
  if (/^[A-Za-z-]{2,40}:\s/.test(head) && headers >= 2 && /\r?\n\r?\n/.test(text)) return 'message';
  if (
    /^(?:<!doctype html|<html|<head|<body|<table|<div|<!--)/i.test(head) ||
    (/<(?:html|body|table|div|td|p|br)\b[^>]{0,400}>/i.test(head) && /<\/(?:html|body|table|div|td|p)>/i.test(text))
  )
    return 'html';
  return 'text';
}

const pasted = (part: Partial<OpenMessage>): OpenMessage => ({
  headers: new Map(),
  text: '',
  html: '',
  attachments: [],
  ...part,
});

/** Reads pasted text: readable text, the source of a mail, HTML or a calendar. Never throws for its content. */
export async function readPastedText(text: string, given: ReadOptions): Promise<MailReading> {
  const options = { ...given, isPasted: true };
  const kind = kindOf(text);
  if (kind === 'message') {
    const { readMessage } = await import('./read-message.ts');
    return readMessage(new TextEncoder().encode(text.trimStart()), options);
  }
  const body = text.slice(0, MAX_PART_TEXT);
  if (kind === 'calendar')
    return readOpened(
      pasted({
        attachments: [{ fileName: 'pasted.ics', mimeType: 'text/calendar', content: new TextEncoder().encode(body) }],
      }),
      options,
    );
  return readOpened(
    pasted(kind === 'html' || /^\s*[[{]/.test(body) ? { html: body } : { text: cleanText(body) }),
    options,
  );
}
