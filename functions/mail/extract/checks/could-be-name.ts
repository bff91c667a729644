import { monthNumber, weekdayNumbers } from '../grammar/calendar-words.ts';
import { labelAtStart } from '../labels/roles.ts';

/** '2 x Plein tarif', '3× Adult', '2 camas em dormitório': so many of something. */
const QUANTITY = /^\W{0,3}\d{1,3}(?:\s?[x×✕*]\s?\p{L}|\s\p{Ll})/u;
/** 'YB-20260311-08', 'T2605110448', '+36 1 000 4567' */
const CODE = /^(?=(?:\D*\d){3})[\p{Lu}\d][\p{Lu}\d/._-]{4,}$/u;
const TELEPHONE = /^\W{0,3}(?:\+|00)\d[\d\s()/.-]{6,}$/;

/** 'IBAN DE02 1305 0000 0000 0042 17', 'VAT GB 123 4567 89' */
const ACCOUNT = /(?:\d[\s./-]?){9}/;

/** A clause with its comma or colon: scripts without spaces have no words to count. */
const UNSPACED_CLAUSE = /[\u3040-\u30ff\u3400-\u9fff]{2}[，。；：:]/u;

/** A label that no value follows. */
function isBareLabel(text: string): boolean {
  const label = labelAtStart(text);
  return label !== undefined && label.words > 1 && /^[\s:：]*$/.test(text.slice(label.end));
}

/** Whether a text can be the name of a hotel, a venue or an event: never a reference, a row of a bill or a label. */
export function couldBeName(text: string): boolean {
  const name = text.trim();
  if ([QUANTITY, CODE, TELEPHONE, ACCOUNT, UNSPACED_CLAUSE].some((other) => other.test(name))) return false;
  if (monthNumber(name) !== undefined || weekdayNumbers(name) !== undefined) return false;
  return /\p{L}{2}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(name) && !isBareLabel(name);
}
