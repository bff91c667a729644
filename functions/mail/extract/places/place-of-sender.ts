import { foldWords } from '#shared/text/fold.ts';
import { guessed, type MailContext } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { addressScore } from './address.ts';
import { placeAddress } from './place-address.ts';

const LEAST_LETTERS = 4;

const wordsOf = (text: string): string[] =>
  foldWords(text)
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS);

/** The only address in the mail that its own sender has: 'The Salt Barn, Quay Lane, Wells' below what The Salt Barn books. */
function addressOfSender(context: MailContext): Found<string> | undefined {
  const names = wordsOf(context.from?.name ?? '');
  const address = names.length === 0 ? undefined : placeAddress(context, undefined);
  if (!address || addressScore(address.value) < 2) return undefined;
  const line = context.segments.find(({ start, text }) => {
    const at = address.evidence.start ?? -1;
    return start <= at && at < start + text.length;
  });
  const above = line && context.segments[line.index - 1];
  const words = wordsOf(`${above && line.line - above.line === 1 ? above.text : ''} ${line?.text ?? ''}`);
  return names.every((name) => words.includes(name)) ? address : undefined;
}

const isUnplaced = ({ fields: { location, title } }: Draft): boolean =>
  location === undefined || (location.evidence.kind === 'guessed' && location.value === title?.value);

/**
 * A room, a table and a course in one house, which tells its address only below all of them: each without a place has
 * that. An agency's own address is none of what it books, so not where there is a journey or another stay.
 */
export function withPlaceOfSender(drafts: readonly Draft[], context: MailContext): readonly Draft[] {
  const isHouse = drafts.every(({ type }) => type === 'hotel' || type === 'restaurant' || type === 'activity');
  const stays = drafts.filter(({ type }) => type === 'hotel').length;
  if (!isHouse || stays !== 1 || !drafts.some(isUnplaced)) return drafts;
  const address = addressOfSender(context);
  if (!address) return drafts;
  const location = guessed(address, 'the address of the house that sent the mail');
  return drafts.map((draft) => (isUnplaced(draft) ? { ...draft, fields: { ...draft.fields, location } } : draft));
}
