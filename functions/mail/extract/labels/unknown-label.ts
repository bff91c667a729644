import { findMoney } from '../grammar/find-money.ts';
import type { LabelledPiece } from './split-labels.ts';

const UNKNOWN_LABEL = /^(?![^\p{L}]*https?:)([\p{L}][^:：\d.!?]{1,32}\.?)\s?[:：](?:\s+|$)/u;
const MAX_LABEL_WORDS = 4;
/** 'Aurora Quartet: Winter Darkness' */
const isTitle = (label: string): boolean => /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\p{Ll}[\p{L}'’-]+)+$/u.test(label.trim());
/** 'Seville: tapas and flamenco with a local guide': a town, or whatever it is about, before what one books. */
const isTopicOf = (label: string, value: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(label.trim()) &&
  /^\p{Ll}[^.!?:\d]+$/u.test(value) &&
  value.trim().split(/\s+/).length > 3;
const TIME_OR_LENGTH = /^\d{1,2}\s?(?:[:.h]\s?\d{2}|\p{L})/u;

/** 'Lejebevis nr.: 610-2284': words before a colon name the value, though no list has them. */
export function withUnknownLabel(piece: LabelledPiece): LabelledPiece {
  const [whole, label = ''] = UNKNOWN_LABEL.exec(piece.value) ?? [];
  if (whole === undefined || label.split(/\s+/).length > MAX_LABEL_WORDS || isTitle(label)) return piece;
  const value = piece.value.slice(whole.length);
  if (isTopicOf(label, value)) return piece;
  // What stands before a length of time or an amount says which one it is.
  if (TIME_OR_LENGTH.test(value) || findMoney(value).length > 0) return piece;
  return {
    roles: new Set(),
    label,
    value,
    valueStart: piece.valueStart + whole.length,
    strict: true,
  };
}
