import type { MailContext } from '../mail-context.ts';
import { oneOf } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';
import { isNameLike } from './name-in-sentence.ts';

const SENDER_NOISE = caseless(
  `(?<!\\p{L})(?:(?:${oneOf(({ senders }) => senders)})(?!\\p{L})|(?:${oneOf(({ sendersVia }) => sendersVia)}) .*)|[<>"]|\\.(?:com|example|net|org|de|fr|es|it|nl|pt|se|dk|jp)\\b`,
  'giu',
);

/** The sender's display name without 'Reservations', 'no-reply' and the like. */
export function senderName(context: MailContext): string | undefined {
  const name = context.from?.name
    ?.replace(SENDER_NOISE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–|,:·]+|[\s\-–|,:·]+$/g, '');
  return name && name.length > 2 && isNameLike(name) ? name : undefined;
}
